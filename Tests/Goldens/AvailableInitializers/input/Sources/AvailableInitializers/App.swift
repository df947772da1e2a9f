import Handwire

final class Player {
  let title: String

  init(title: String) { self.title = title }

  /// As `UIView` and `NSObject` have it.
  @available(*, unavailable)
  required init?(coder: Int) { nil }
}

final class Old {
  @available(*, unavailable, message: "gone")
  init(path: String) {}
}

struct AppBlueprint: Blueprint {
  @Given private var title: String
  @Owned var player: Player
  @Owned var old: Old
}
