/// What decides how values of a type are copied, shared and made.
public enum TypeKind: String, Hashable, Sendable {
  /// Structs, enums, tuples, optionals, collections, metatypes.
  case value
  case `class`
  case actor
  /// Existential and opaque types.
  case `protocol`
  case function
  /// Types that were not read, and generic parameters.
  case unknown
}
