import Reading

/// Written by hand.
final class StubLamp: Lamp {
  var isOn = false
  private let path: String

  init(path: String) {
    self.path = path
  }
}

extension Clicks {
  static func unimplemented(path: String) -> Clicks { Clicks(record: {}) }
}
