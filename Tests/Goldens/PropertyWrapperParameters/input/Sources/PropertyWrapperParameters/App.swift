import Handwire

@propertyWrapper
struct Clamped {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 9) }
}

@propertyWrapper
struct Stored<Value> {
  private let read: () -> Value
  var wrappedValue: Value { read() }
  var projectedValue: Stored<Value> { self }

  init(read: @escaping () -> Value) { self.read = read }
  init(projectedValue: Stored<Value>) { self = projectedValue }
}

@propertyWrapper
struct Tracked<Value> {
  var wrappedValue: Value
  let name: String

  init(wrappedValue: Value, name: String) {
    self.wrappedValue = wrappedValue
    self.name = name
  }
}

/// The memberwise initializer takes the wrapped value.
struct Volume {
  @Clamped var level: Int
}

/// The memberwise initializer takes the wrapper: there is no way to make one from a value.
struct Preferences {
  @Stored var theme: String
}

/// The wrapper has arguments of its own, and the property a value: nothing to pass.
struct Counter {
  @Tracked(name: "taps") var taps = 0
  let limit: Int
}

final class Player {
  let level: Int
  let theme: String

  init(@Clamped level: Int, preferences: Preferences) {
    self.level = level
    theme = preferences.theme
  }
}

struct AppBlueprint: Blueprint {
  @Given private var level: Int
  @Given private var limit: Int
  @Given private var theme: Stored<String>
  @Owned var volume: Volume
  @Owned private var preferences: Preferences
  @Owned var counter: Counter
  @Owned var player: Player
}
