import HandwireFacts

/// Distinct types of a scope, found by what they inherit, so that a search looks at few of them.
struct SubtypeIndex {
  /// In order of declaration.
  private let types: [ResolvedType]
  private var byName: [TypeIdentifier: [Int]] = [:]

  init(_ types: [ResolvedType], _ names: (ResolvedType) -> Set<TypeIdentifier>) {
    self.types = types
    for (index, type) in types.enumerated() {
      for name in names(type) { byName[name, default: []].append(index) }
    }
  }

  /// Types that may be subtypes of one that requires `names`, in order; all of them where it requires none.
  func candidates(_ names: [TypeIdentifier]?) -> [ResolvedType] {
    guard let names else { return types }
    let rarest = names.map { byName[$0] ?? [] }.min { $0.count < $1.count } ?? []
    return rarest.map { types[$0] }
  }
}
