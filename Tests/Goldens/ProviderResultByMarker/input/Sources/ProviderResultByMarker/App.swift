import Handwire

protocol Helper: AnyObject {}

final class DownloadHelper: Helper {
  init(limit: Int?) {}
}

protocol Screen: AnyObject {}

final class ListScreen: Screen {
  init(helper: any Helper, width: Int) {}
}

final class Pair {
  let first: any Helper
  let second: any Helper

  init(first: any Helper, second: any Helper) {
    self.first = first
    self.second = second
  }
}

/// A marker without an implementation says how long the provider's result lives, whatever the marker.
struct AppBlueprint: Blueprint {
  @Built var helper: any Helper
  @Shared var screen: any Screen
  @Owned var pair: Pair

  static func helper() -> any Helper { DownloadHelper(limit: nil) }
  static func screen(helper: any Helper) -> any Screen { ListScreen(helper: helper, width: 320) }
}
