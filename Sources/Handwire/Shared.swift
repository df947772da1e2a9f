/// One instance for as long as someone else holds it: the graph keeps a `weak` reference.
@propertyWrapper
public struct Shared<Value>: Sendable {
  /// The property's type is the implementation, a class or an actor.
  public init() {}
  /// An implementation by its type, a class or an actor.
  public init<Implementation: AnyObject>(_ type: Implementation.Type) {}
  /// An implementation by an initializer or a static function.
  public init<Initializer>(_ initializer: Initializer) {}

  public var wrappedValue: Value { blueprintIsNeverRun() }
}
