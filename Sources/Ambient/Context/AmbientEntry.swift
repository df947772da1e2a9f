/// One key's value, and the keys that were read while it was made.
@usableFromInline
struct AmbientEntry: Sendable {
  @usableFromInline let key: ObjectIdentifier
  @usableFromInline let box: any Sendable & AnyObject
  let dependencies: Dependencies

  init<Key: AmbientKey>(_ key: Key.Type, _ value: Key.Value, dependencies: Dependencies = .none) {
    self.key = ObjectIdentifier(key)
    self.box = AmbientBox(value)
    self.dependencies = dependencies
  }

  /// The key says which type its box holds; only `init` pairs the two.
  @inlinable
  func value<Key: AmbientKey>(of key: Key.Type) -> Key.Value {
    unsafeDowncast(box, to: AmbientBox<Key.Value>.self).value
  }
}

@usableFromInline
final class AmbientBox<Value: Sendable>: Sendable {
  @usableFromInline let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
