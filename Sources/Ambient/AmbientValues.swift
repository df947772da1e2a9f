/// The ambient values of one task: date, clock, UUIDs and keys of your own.
///
/// Extend it with a property for each key. Copies are cheap and can be carried anywhere; see ``capture(_:)`` and
/// ``run(_:)``.
public struct AmbientValues: Sendable {
  @usableFromInline var context: AmbientContext
  @usableFromInline var replacement: (any Sendable)?

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
    get { replacement(for: key) ?? context.value(of: key) }
    set { replace(key, by: newValue) }
  }

  /// Replaces what `path` leads to. The value in its place is neither made nor reached where the path is a key's own.
  ///
  /// Writing through a key path reads first. What is read then is the new value, and no test is charged with it.
  public mutating func replace<Value: Sendable>(_ path: WritableKeyPath<AmbientValues, Value>, by value: Value) {
    replacement = value
    AmbientContext.local.withValue(AmbientContext(purpose: .live)) { self[keyPath: path] = value }
    replacement = nil
  }

  @inlinable
  func replacement<Key: AmbientKey>(for key: Key.Type) -> Key.Value? {
    guard let replacement else { return nil }
    return replacement as? Key.Value
  }

  @usableFromInline
  mutating func replace<Key: AmbientKey>(_ key: Key.Type, by value: Key.Value) {
    context = context.adding([AmbientEntry(key, value)])
  }
}
