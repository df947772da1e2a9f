import Handwire
import OtherKit

struct AppBlueprint: Blueprint {
  @Owned var client: Client
}
