import Handwire

protocol Theme { var name: String { get } }

enum Themes: String, Theme {
  case light, dark
  var name: String { rawValue }

  init(isDark: Bool) { self = isDark ? .dark : .light }
}

enum Plain: Theme {
  case only
  var name: String { "only" }
}

struct Screen { let theme: any Theme }

struct AppBlueprint: Blueprint {
  @Given private var isDark: Bool
  @Owned(Themes.init(isDark:)) private var theme: any Theme
  @Owned var screen: Screen
}
