/// A new instance for each receiver; the graph stores nothing.
@propertyWrapper
public struct Built<Value: ~Copyable>: Sendable {
  /// The property's type is the implementation.
  public init() {}
  /// An implementation by its type.
  public init<Implementation>(_ type: Implementation.Type) {}
  /// An implementation by an initializer or a static function.
  public init<Initializer>(_ initializer: Initializer) {}

  public var wrappedValue: Value { blueprintIsNeverRun() }
}

/// The body of a maker, a function that constructs a new value for each call: `func makeCart() -> Cart { built() }`.
public func built<Value: ~Copyable>() -> Value { blueprintIsNeverRun() }

/// A maker whose result is a protocol or opaque: `func makeScreen() -> some Screen { built(HomeScreen.self) }`.
public func built<Implementation>(_ type: Implementation.Type) -> Implementation { blueprintIsNeverRun() }

/// A maker whose result is opaque, by a static function that returns it: `func makeHome() -> some View { built(Self.home) }`.
public func built<each Argument, Value>(_ function: (repeat each Argument) async throws -> Value) -> Value {
  blueprintIsNeverRun()
}

/// A maker that names an initializer or a static function.
public func built<Initializer, Value>(_ initializer: Initializer) -> Value { blueprintIsNeverRun() }
