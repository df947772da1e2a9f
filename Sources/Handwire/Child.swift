/// A slot for a child scope: the graph gets `startX(…)`, which begins it, and `endX()`.
@propertyWrapper
public struct Child<Value>: Sendable {
  public init() {}

  public var wrappedValue: Value { blueprintIsNeverRun() }
}
