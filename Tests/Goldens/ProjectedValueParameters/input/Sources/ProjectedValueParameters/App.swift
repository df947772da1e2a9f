import Handwire

@propertyWrapper
struct Stored<Value> {
  private let read: () -> Value
  var wrappedValue: Value { read() }
  var projectedValue: Stored<Value> { self }

  init(read: @escaping () -> Value) { self.read = read }
  init(projectedValue: Stored<Value>) { self = projectedValue }
}

final class Player {
  let theme: String
  init(@Stored theme: String) { self.theme = theme }
}

struct AppBlueprint: Blueprint {
  @Given private var theme: Stored<String>
  @Owned var player: Player
}
