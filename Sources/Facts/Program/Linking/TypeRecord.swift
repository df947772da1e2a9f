/// All that is declared for one type, wherever it stands.
///
/// A type that was not read has a record too, where the program extends it; its identifier has an empty module.
struct TypeRecord: Sendable {
  struct Declaration: Sendable {
    var declaration: TypeDeclaration
    /// Where the declaration itself stands.
    var outside: LexicalContext
    /// Its own access, not that of what encloses it.
    var ownAccess: AccessLevel
    var file: FileKey { FileKey(module: outside.module, path: outside.file) }
    var inside: LexicalContext
  }

  struct Extension: Sendable {
    var declaration: ExtensionDeclaration
    var outside: LexicalContext
    var inside: LexicalContext
    /// Where it extends `Box<Int>`, the arguments; else empty.
    var arguments: [ResolvedType]
    var file: FileKey { FileKey(module: outside.module, path: outside.file) }
  }

  let identifier: TypeIdentifier
  /// The type it is nested in.
  var parent: TypeIdentifier?
  /// `nil` for a type that was not read.
  var kind: TypeFact.Kind?
  var ownGenericNames: [String] = []
  /// Those of the enclosing types first.
  var genericNames: [String] = []
  /// Which of its own generic parameters is a pack.
  var packIndex: Int?
  var primaryAssociatedTypes: [String] = []
  var declarations: [Declaration] = []
  var extensions: [Extension] = []
  var members: [String: [TypeMember]] = [:]
  var supertypes: [Supertype] = []

  init(identifier: TypeIdentifier) { self.identifier = identifier }

  /// Its generic parameters as arguments: what the type's own name means inside it.
  var identityArguments: [ResolvedType] { genericNames.map { .parameter($0) } }
}

/// One entry of an inheritance clause after lookup, in terms of the generic parameters of the type.
struct Supertype: Hashable, Sendable {
  /// A nominal class or protocol, an external type, or unknown with its reason.
  var type: ResolvedType
  /// What must hold, from the extension's `where` clause.
  var requirements: [ResolvedRequirement]
  /// Without `@`: `unchecked`, `MainActor`, `nonisolated`, …
  var attributes: [String]
  /// `~Copyable`
  var isSuppressed: Bool
  /// Stands in the type's own declaration, not in an extension.
  var isPrimary: Bool
  var module: String
  var place: PositionInFile
  var conditions: [String]
}

struct PositionInFile: Hashable, Sendable {
  var path: String
  var position: Position
}

struct ResolvedRequirement: Hashable, Sendable {
  var left: ResolvedType
  var relation: GenericRequirementFact.Relation
  var right: ResolvedType
}
