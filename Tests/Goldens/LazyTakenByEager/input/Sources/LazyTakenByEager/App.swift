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

/// A lazy binding that an eager one takes is built with it.
struct AppBlueprint: Blueprint {
  @Owned(.onFirstUse) var index: Index
  @Owned var search: Search
}
