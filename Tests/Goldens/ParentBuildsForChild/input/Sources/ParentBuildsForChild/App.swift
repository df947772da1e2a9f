import Handwire

final class Formatter {
  nonisolated(unsafe) static var count = 0
  let number: Int

  init() {
    Formatter.count += 1
    number = Formatter.count
  }
}

final class List {
  let formatter: Formatter
  init(formatter: Formatter) { self.formatter = formatter }
}

final class Detail {
  let formatter: Formatter
  init(formatter: Formatter) { self.formatter = formatter }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Built private var formatter: Formatter

  @Child var session: SessionGraph?
}

/// Each receiver gets a new one, although the parent says how it is built.
@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given var user: String
  @Owned var list: List

  func makeDetail() -> Detail { built() }
}
