import Handwire

protocol Screen { var title: String { get } }
struct Home: Screen { let title = "home" }

final class Window {
  let screen: any Screen
  init(screen: any Screen) { self.screen = screen }
}

struct AppBlueprint: Blueprint {
  @Owned var window: Window
  static func screen() -> some Screen { Home() }
}
