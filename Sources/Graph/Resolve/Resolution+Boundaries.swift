import HandwireFacts
import HandwireFindings

/// What a graph for tests does not state and what stands for the outside world is an unimplemented double.
extension Resolution {
  mutating func replaceByDouble(_ binding: inout Binding, _ draft: BindingDraft) {
    let isDouble = if case .double = draft.provision { true } else { false }
    guard
      isDouble || draft.isUnstated && !isDecorator(binding) && !isOutranked(draft, in: binding.identifier.scope.index)
    else { return }
    switch BoundaryKinds(program: program).verdict(on: draft.key) {
    case .none: break
    case .withoutDouble(let why):
      guard draft.isUnstated else { return }
      let blueprint = drafts[binding.identifier.scope.index].declaration
      report(
        BoundaryFindings.withoutDouble(draft, why, in: blueprint, program), in: binding.identifier.scope,
        about: binding.identifier)
    case .boundary(let kind):
      binding.boundary = Boundary(kind: kind, path: "")
      binding.boundary?.isNeededOnly = draft.isProvider || draft.access <= .fileprivate
      binding.provision = .owned(creation(of: kind, in: binding.identifier.scope), isLazy: false)
      binding.access = max(binding.access, .internal)
      if case .stub = kind { binding.typeSpelling = Boundary(kind: kind, path: "").doubleName }
    }
  }

  /// It wraps what another scope binds under its own key, so that one is the boundary.
  private func isDecorator(_ binding: Binding) -> Bool {
    let key = binding.key.withoutOptional.asReceived
    return binding.creation?.callable.parameters.contains { $0.type.withoutOptional.asReceived == key } ?? false
  }

  /// A provider makes nothing for receivers where anything else binds its key.
  private func isOutranked(_ draft: BindingDraft, in scope: Int) -> Bool {
    draft.isProvider && drafts[scope].bindings.contains { !$0.isProvider && $0.key == draft.key }
  }

  private func creation(of kind: Boundary.Kind, in scope: ScopeIdentifier) -> Creation {
    let declaration = drafts[scope.index].declaration
    let boundary = Boundary(kind: kind, path: "")
    let spelling: String
    let result: ResolvedType
    switch kind {
    case .stub:
      spelling = boundary.doubleName
      let stub = TypeIdentifier(module: declaration.identifier.module, path: [boundary.doubleName])
      result = .nominal(stub, arguments: [])
    case .client(let type):
      result = .nominal(type, arguments: [])
      spelling = program.spelling(of: result, in: context(of: scope)) + ".unimplemented"
    }
    let path = Callable.Parameter(
      label: "path", name: "path", type: .external(path: ["String"], arguments: []), spelling: .other("String"),
      place: declaration.place)
    let callable = Callable(
      origin: .declared, parameters: [path], result: result, place: declaration.place)
    return Creation(
      callable: callable, spelling: spelling, dependencies: [Dependency(parameter: path, source: .text(""))])
  }

  /// Doubles for what nothing binds in graphs for tests, each once in a scope.
  func doublesForMissing() -> [(scope: Int, draft: BindingDraft)] {
    let kinds = BoundaryKinds(program: program)
    var found: [(scope: Int, draft: BindingDraft)] = []
    var known: Set<InPlaceKey> = []
    var names: [Int: Set<String>] = [:]
    for dependency in missing {
      let chain = chains[dependency.site.scope.index]
      guard let scope = chain.first(where: { drafts[$0].declaration.hasUnimplementedBoundaries }) else { continue }
      guard let (type, name) = boundary(of: dependency, kinds), !isBoundInside(type, scope),
        known.insert(InPlaceKey(scope: scope, type: type, assistedCall: nil)).inserted
      else { continue }
      // A variant has the doubles of what it refines.
      var refined = drafts[scope].refines
      while let outer = refined, !known.contains(InPlaceKey(scope: outer.index, type: type, assistedCall: nil)) {
        refined = drafts[outer.index].refines
      }
      guard refined == nil else { continue }
      var taken = names[scope] ?? drafts[scope].memberNames
      var free = name
      while !taken.insert(free).inserted { free += "Double" }
      names[scope] = taken
      let declaration = drafts[scope].declaration
      found.append(
        (
          scope,
          BindingDraft(
            name: free, key: type, typeSpelling: program.spelling(of: type, in: declaration.context),
            provision: .double, access: .internal, documentation: [], conditions: [], place: declaration.place,
            owner: declaration.identifier, context: declaration.context, origin: .own)
        ))
    }
    return found
  }

  /// The protocol that is missing, or the struct of closures whose closures are.
  private func boundary(of dependency: MissingDependency, _ kinds: BoundaryKinds) -> (ResolvedType, String)? {
    let type = dependency.type.withoutOptional.asReceived
    if case .boundary = kinds.verdict(on: type) { return (type, dependency.parameter.name) }
    guard let inner = dependency.site.binding, let need = inPlaceNeeds[inner] else { return nil }
    let outer = need.type.withoutOptional.asReceived
    if case .boundary = kinds.verdict(on: outer) { return (outer, need.parameter.name) }
    return nil
  }
}

extension ScopeDraft {
  fileprivate var memberNames: Set<String> {
    Set(bindings.map(\.name) + slots.map(\.member.name) + makers.map(\.member.name))
  }
}
