/// What a type expression names at one place.
public enum TypeLookup: Hashable, Sendable {
  case found(ResolvedType)
  /// Nothing of that name is in reach; the candidates are types with a like name, or of that name out of reach, best first.
  case notFound(name: String, candidates: [TypeIdentifier])
  /// Several modules offer the name and none of them wins; sorted.
  case ambiguous(name: String, candidates: [TypeIdentifier])
}
