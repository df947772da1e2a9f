import Handwire
import Observation

@Observable final class Counter {
  var count = 0
}

struct AppBlueprint: Blueprint {
  @Owned var counter: Counter
}
