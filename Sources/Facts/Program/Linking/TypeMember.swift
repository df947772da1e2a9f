/// Something that a type name can mean.
enum TypeEntity: Hashable, Sendable {
  case type(TypeIdentifier)
  /// An index into the aliases of the tables.
  case alias(Int)
  case associated(of: TypeIdentifier, name: String)
}

/// A name in a module or a type that stands for a type, with how far it can be seen.
struct TypeMember: Hashable, Sendable {
  var entity: TypeEntity
  /// Its own, not that of what encloses it.
  var access: AccessLevel
  var file: FileKey
  /// The type it is a member of; `nil` at the top level of a file.
  var owner: TypeIdentifier?
}
