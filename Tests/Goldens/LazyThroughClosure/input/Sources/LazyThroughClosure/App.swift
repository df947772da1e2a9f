import Handwire

final class Index {
  init() { print("Index") }
}

final class Search {
  let index: () -> Index

  init(index: @escaping () -> Index) { self.index = index }
}

/// Lazy, and reached by a closure: memoized in a closure that graph and receiver share.
@MainActor
struct AppBlueprint: Blueprint {
  @Owned(.onFirstUse) var index: Index
  @Owned var search: Search
}
