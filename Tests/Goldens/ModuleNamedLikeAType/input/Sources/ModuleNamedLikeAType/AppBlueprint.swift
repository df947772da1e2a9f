import Handwire
import Network
import Cabinet

struct AppBlueprint: Blueprint {
  @Owned private var network: Network
  @Owned var stored: Cabinet.Client
}
