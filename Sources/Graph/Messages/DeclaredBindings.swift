import HandwireFacts

/// All bindings that somebody declared, found by key, in order of scopes and declaration.
struct DeclaredBindings {
  private let graph: ObjectGraph
  private let byKey: [ResolvedType: [Binding]]
  /// Names that are taken, by scope.
  let memberNames: [Set<String>]
  private let byImplementation: [ResolvedType: [Binding]]
  private let byName: [String: [Binding]]

  init(_ graph: ObjectGraph) {
    self.graph = graph
    memberNames = graph.scopes.map { scope in
      Set(scope.bindings.filter { $0.origin != .implicit }.map(\.name) + scope.slots.map(\.name))
    }
    let declared = graph.scopes.flatMap(\.bindings).filter { binding in
      if case .member = binding.provision { return true }
      return binding.origin != .implicit
    }
    byKey = Dictionary(grouping: declared, by: \.key)
    byName = Dictionary(grouping: declared.filter { $0.origin != .implicit }, by: \.name)
    byImplementation = Dictionary(grouping: declared.filter { $0.creation != nil }) { binding in
      binding.creation?.callable.result.withoutOptional ?? binding.key
    }
  }

  func bindings(of key: ResolvedType) -> [Binding] { byKey[key] ?? [] }

  func bindings(named name: String) -> [Binding] { byName[name] ?? [] }

  /// Bindings whose key is another type, but which construct exactly that one.
  func bindings(constructing type: ResolvedType) -> [Binding] {
    (byImplementation[type] ?? []).filter { $0.key.withoutOptional != type }
  }

  /// A binding for it in a scope inside the site's, which ends sooner.
  func captive(for dependency: MissingDependency) -> Binding? {
    let isByName = KnownValueTypes.contains(dependency.type)
    let names = [dependency.parameter.name, dependency.parameter.label]
    return bindings(of: dependency.type).first { binding in
      binding.identifier.scope != dependency.site.scope && (!isByName || names.contains(binding.name))
        && graph.scopes(around: binding.identifier.scope).contains(dependency.site.scope)
    }
  }
}

extension ObjectGraph {
  /// The scope itself, its parent, and so on outwards.
  func scopes(around scope: ScopeIdentifier) -> [ScopeIdentifier] {
    var result = [scope]
    while let last = result.last, let parent = self[last].parent { result.append(parent) }
    return result
  }
}
