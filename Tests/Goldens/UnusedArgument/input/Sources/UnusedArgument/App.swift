import Handwire

final class Detail {
  init(id: Int) {}
}

struct AppBlueprint: Blueprint {
  @Given var name: String

  func makeDetail(id: Int, title: String) -> Detail { built() }
}
