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
    set { replace(key, by: newValue) }
  }

  @usableFromInline
  mutating func replace<Key: AmbientKey>(_ key: Key.Type, by value: Key.Value) {
    context = context.adding([AmbientEntry(key, value)])
  }
}
