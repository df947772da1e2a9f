import Handwire

typealias Selection = (Int) -> Void

final class Suggestions {
  let selected: Selection

  init(selected: @escaping Selection) { self.selected = selected }
}

struct Screens {
  /// `@escaping` stands before an alias here, inside of a function type.
  let suggestions: (@escaping Selection) -> Suggestions
}

final class Flow {
  let screens: Screens

  init(screens: Screens) { self.screens = screens }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned var flow: Flow

  func makeSuggestions(selected: @escaping Selection) -> Suggestions { built() }
}
