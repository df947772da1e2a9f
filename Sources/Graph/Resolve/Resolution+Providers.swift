import HandwireFacts

/// Which providers are not free for everybody, because a member holds what they make.
extension Resolution {
  /// A member without an implementation holds the result of a provider of its type, where there is one; a function that
  /// a marker names makes that member only.
  mutating func consumeProviders(of scope: Int, named: Set<NamedFunction>) {
    for binding in drafts[scope].bindings where binding.isWithoutImplementation {
      if let provider = ownProvider(for: binding, in: scope) { indices[scope].consumedProviders.insert(provider) }
    }
    for (index, binding) in drafts[scope].bindings.enumerated() {
      guard case .provider(let callable) = binding.provision else { continue }
      let labels = callable.parameters.map(\.label)
      let names = [labels, nil].map { NamedFunction(owner: binding.owner, name: callable.name, labels: $0) }
      if !named.isDisjoint(with: names) { indices[scope].consumedProviders.insert(index) }
    }
  }

  struct NamedFunction: Hashable {
    var owner: TypeIdentifier
    var name: String
    var labels: [String?]?
  }

  /// Every function of a blueprint that a marker or `built(…)` names.
  func namedFunctions() -> Set<NamedFunction> {
    let references = drafts.flatMap { draft in
      draft.bindings.map(\.implementation) + draft.makers.map(\.member.implementation)
    }
    return Set(
      references.compactMap { reference in
        guard case .staticFunction(let owner, let name, let labels) = reference?.target else { return nil }
        return NamedFunction(owner: owner, name: name, labels: labels)
      })
  }

  func ownProvider(for binding: BindingDraft, in scope: Int) -> Int? {
    let providers = indices[scope].providers(of: binding.key)
    let named = providers.filter { drafts[scope].bindings[$0].name == binding.name }
    return (named.count == 1 ? named : providers.count == 1 ? providers : []).first
  }
}
