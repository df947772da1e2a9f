import Foundation
import Handwire

class Observer: NSObject {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }
}

/// Inherits `init(name:)`, not the one of `NSObject`, which `Observer` does not override.
final class LocationObserver: Observer {}

final class Locator: NSObject {
  private let log: Log
  var count: Int { log.count }

  init(log: Log) {
    self.log = log
    super.init()
  }
}

/// Nothing of its own: `init()` comes from `NSObject`.
final class Log: NSObject {
  var count = 1
}

final class Plain: NSObject {
  override init() { super.init() }
}

final class Screen: NSObject {
  let locator: Locator
  let observer: NSObject

  required init(locator: Locator, observer: LocationObserver) {
    self.locator = locator
    self.observer = observer
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

struct AppBlueprint: Blueprint {
  @Given private var name: String
  @Owned private var log: Log
  @Owned private var locator: Locator
  @Owned private var observer: LocationObserver
  @Owned var plain: Plain
  @Owned var screen: Screen
}
