import Handwire

final class Index {
  init() { print("Index") }
}

final class Search {
  let index: Index
  init(index: Index) { self.index = index }
}

struct AppBlueprint: Blueprint {
  @Owned(.onFirstUse) private var index: Index

  @Child var session: SessionGraph?
}

/// Starting the session builds what it takes of the parent.
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given var user: String
  @Owned var search: Search
}
