import Handwire
import Observation

@Observable final class Model {
  let api: Int
}

struct AppBlueprint: Blueprint {
  @Given var api: Int
  @Owned var model: Model
}
