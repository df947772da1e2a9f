import Handwire

@available(macOS 15, iOS 18, *)
final class Intelligence {
  init() {}
}

final class Search {
  let limit: Int

  init(limit: Int) { self.limit = limit }

  @available(*, unavailable)
  init() { limit = 0 }
}

@available(macOS 15, iOS 18, *)
final class Assistant {
  let intelligence: Intelligence
  let search: Search

  init(intelligence: Intelligence, search: Search) {
    self.intelligence = intelligence
    self.search = search
  }

  @available(*, deprecated, message: "Give it a search of your own.")
  convenience init(intelligence: Intelligence) {
    self.init(intelligence: intelligence, search: Search(limit: 3))
  }
}

/// Only where the system is new enough.
@available(macOS 15, iOS 18, *)
struct AssistantBlueprint: Blueprint {
  @Given private var limit: Int
  @Owned private var intelligence: Intelligence
  @Owned private var search: Search
  @Owned(Assistant.init(intelligence:search:)) var assistant: Assistant
}

struct AppBlueprint: Blueprint {
  @Given private var limit: Int
  @Owned var search: Search

  @available(macOS 15, iOS 18, *)
  func makeIntelligence() -> Intelligence { built() }
}
