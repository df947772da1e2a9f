import Handwire
import Platform

struct AppBlueprint: Blueprint {
  @Owned var model: ViewModel
  @Owned var config: Config
  @Owned var store: Store
}
