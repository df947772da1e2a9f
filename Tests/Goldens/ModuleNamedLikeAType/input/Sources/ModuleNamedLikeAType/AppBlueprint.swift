import Handwire
import Network
import Storage

struct AppBlueprint: Blueprint {
  @Owned private var network: Network
  @Owned var stored: Storage.Client
}
