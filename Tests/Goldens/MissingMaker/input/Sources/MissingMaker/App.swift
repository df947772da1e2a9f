import Handwire

final class Detail {
  init(id: Int) {}
}

final class List {
  init(makeDetail: @escaping (Int) -> Detail) {}
}

struct AppBlueprint: Blueprint {
  @Owned var list: List
}
