/// A `typealias` with where it stands.
struct AliasRecord: Sendable {
  var fact: AliasFact
  /// Where its right side is looked up.
  var context: LexicalContext
  var owner: TypeIdentifier?
  var file: FileKey
}
