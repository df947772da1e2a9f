/// When an owned binding is constructed.
public enum Construction: Sendable {
  /// With the graph.
  case withGraph
  /// The first time that it is asked for.
  case onFirstUse
}

/// One instance, owned by the graph.
@propertyWrapper
public struct Owned<Value: ~Copyable>: Sendable {
  /// The property's type is the implementation.
  public init(_ construction: Construction = .withGraph) {}
  /// An implementation by its type: `Owned(URLSessionClient.self)`.
  public init<Implementation>(_ type: Implementation.Type, _ construction: Construction = .withGraph) {}
  /// An implementation by an initializer or a static function: `Owned(URLSessionClient.init(baseURL:))`.
  public init<Initializer>(_ initializer: Initializer, _ construction: Construction = .withGraph) {}

  public var wrappedValue: Value { blueprintIsNeverRun() }
}
