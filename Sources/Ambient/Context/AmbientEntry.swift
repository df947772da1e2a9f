/// One key's value, and the keys that were read while it was made.
@usableFromInline
struct AmbientEntry: Sendable {
  let key: ObjectIdentifier
  let box: any Sendable & AnyObject
  let dependencies: Dependencies

  init(key: ObjectIdentifier, box: any Sendable & AnyObject, dependencies: Dependencies) {
    self.key = key
    self.box = box
    self.dependencies = dependencies
  }

  /// A value that somebody put there.
  @usableFromInline
  init(_ key: ObjectIdentifier, _ box: any Sendable & AnyObject) {
    self.init(key: key, box: box, dependencies: .none)
  }

  init<Key: AmbientKey>(_ key: Key.Type, _ value: Key.Value, dependencies: Dependencies = .none) {
    self.init(key: ObjectIdentifier(key), box: AmbientBox(value), dependencies: dependencies)
  }
}

@usableFromInline
final class AmbientBox<Value: Sendable>: Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// The key says which type its box holds; boxes are made and put into tables with their keys only.
  @inlinable
  static func value(in box: any Sendable & AnyObject) -> Value {
    unsafeDowncast(box, to: AmbientBox<Value>.self).value
  }
}
