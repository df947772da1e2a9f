import Handwire

final class Index {
  init() { print("Index") }
}

final class Search {
  let index: Index

  init(index: Index) {
    self.index = index
    print("Search")
  }
}

final class Home {
  init() { print("Home") }
}

struct AppBlueprint: Blueprint {
  @Owned(.onFirstUse) var search: Search
  @Owned(.onFirstUse) private var index: Index
  @Owned var home: Home
}
