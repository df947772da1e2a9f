/// A value that code reads from its surroundings: what it is in the app, in a preview and in a test.
///
/// Only ``live`` is required. A preview without a value of its own uses the live one, a test uses the preview's. A test
/// that reaches a key with nothing but a live value fails, by name, and goes on with the live value.
public protocol AmbientKey: SendableMetatype {
  associatedtype Value: Sendable

  /// Made once for the process, when it is first read.
  static var live: Value { get }
  /// Made once for the process that shows previews.
  static var preview: Value { get }
  /// Made anew for each test and for each case of a parameterised test.
  static var test: Value { get }
  /// What a failing test calls the value; by default the type's name without `Key`.
  static var name: String { get }
}

extension AmbientKey {
  public static var preview: Value {
    LiveOnly.noteFallback(of: Self.self)
    return live
  }

  public static var test: Value { preview }

  public static var name: String {
    let typeName = String(describing: Self.self)
    let stem = typeName.hasSuffix("Key") && typeName.count > 3 ? String(typeName.dropLast(3)) : typeName
    let capitals = stem.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < stem.count ? capitals - 1 : max(capitals, 1)
    return stem.prefix(lowered).lowercased() + stem.dropFirst(lowered)
  }
}
