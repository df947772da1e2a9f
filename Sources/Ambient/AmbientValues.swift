/// The ambient values of one task: date, clock, UUIDs and keys of your own.
///
/// Extend it with a property for each key. Copies are cheap and can be carried anywhere; see ``capture(_:)`` and
/// ``run(_:)``.
public struct AmbientValues: Sendable {
  @usableFromInline var context: AmbientContext

  @inlinable
  init(_ context: AmbientContext) {
    self.context = context
  }

  /// The values where this is called.
  @inlinable
  public static var current: AmbientValues { AmbientValues(AmbientContext.current) }

  /// The value of a key; to be used by the property that you declare for it.
  @inlinable
  public subscript<Key: AmbientKey>(key: Key.Type) -> Key.Value {
    get { context.value(of: key) }
    set { context = context.adding(key, newValue) }
  }

  /// Replaces what `path` leads to. The value in its place is neither made nor reached where the path is a key's own.
  ///
  /// Writing through a key path reads first. What is read then is the new value, and no test is charged with it.
  public mutating func replace<Value: Sendable>(_ path: WritableKeyPath<AmbientValues, Value>, by value: Value) {
    let surroundings = context
    let reading = surroundings.reading(value)
    context = reading
    AmbientContext.local.withValue(AmbientContext(purpose: .live)) { self[keyPath: path] = value }
    if context === reading { context = surroundings }
  }
}
