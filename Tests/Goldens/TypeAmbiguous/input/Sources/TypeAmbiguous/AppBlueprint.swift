import Handwire
import Network
import Stored

struct AppBlueprint: Blueprint {
  @Owned var client: Client
}
