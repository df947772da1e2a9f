import Handwire
import SelectedKit

final class Client {
  let base: SelectedKit.Client
  init(base: SelectedKit.Client) { self.base = base }
}

struct AppBlueprint: Handwire::Blueprint {
  @Owned private var base: SelectedKit::Client
  @Owned var client: ModuleSelectors::Client
}
