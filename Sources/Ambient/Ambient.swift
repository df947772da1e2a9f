/// A property that reads an ambient value: `@Ambient(\.date.now) var now`.
///
/// What was replaced where the object was made is kept for the object's life, wherever it is used later. All else is
/// looked up where the property is read.
@propertyWrapper
public struct Ambient<Value>: Sendable {
  @usableFromInline let kept: AmbientContext?
  @usableFromInline let read: @Sendable (AmbientValues) -> Value

  @inlinable
  public init(_ read: @escaping @Sendable (AmbientValues) -> Value) {
    kept = Self.keepsake()
    self.read = read
  }

  @inlinable
  public var wrappedValue: Value {
    guard let kept else { return read(AmbientValues.current) }
    return read(Self.values(seenFrom: kept))
  }

  @usableFromInline
  static func keepsake() -> AmbientContext? {
    AmbientContext.current.keepsake
  }

  @usableFromInline
  static func values(seenFrom kept: AmbientContext) -> AmbientValues {
    AmbientValues(AmbientContext.current.view(of: kept))
  }
}
