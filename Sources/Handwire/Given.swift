/// Handed in when the scope begins: an argument of the graph's `init`, in order of declaration.
@propertyWrapper
public struct Given<Value: ~Copyable>: Sendable {
  /// What of the value can be received.
  public enum Extent: Sendable {
    /// The value, and each of its visible stored properties by type and name.
    case members
  }

  public init() {}
  public init(_ extent: Extent) {}

  public var wrappedValue: Value { blueprintIsNeverRun() }
}
