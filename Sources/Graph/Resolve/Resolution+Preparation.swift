import HandwireFacts
import HandwireFindings

/// Before any parameter is resolved: every member gets the call that constructs it.
extension Resolution {
  mutating func prepare() {
    let named = namedFunctions()
    for scope in drafts.indices { consumeProviders(of: scope, named: named) }
    for scope in drafts.indices {
      let identifier = ScopeIdentifier(index: scope)
      bindings.append([])
      makers.append([])
      connections.append([])
      ends.append([])
      for index in drafts[scope].bindings.indices { prepareBinding(index, in: identifier) }
      for index in drafts[scope].makers.indices { prepareMaker(index, in: identifier) }
      for draft in drafts[scope].connections {
        connections[scope].append(invocation(draft, in: identifier))
        let owner = Site.Owner.connection(identifier, connections[scope].count - 1)
        queue.append(Site(scope: identifier, owner: owner, callable: draft.callable))
      }
      // What was set up last is ended first: parts in reverse order, then the blueprint's own.
      for draft in drafts[scope].ends.reversed() {
        ends[scope].append(invocation(draft, in: identifier))
        let owner = Site.Owner.end(identifier, ends[scope].count - 1)
        queue.append(Site(scope: identifier, owner: owner, callable: draft.callable))
      }
    }
  }

  private mutating func prepareBinding(_ index: Int, in scope: ScopeIdentifier) {
    let draft = drafts[scope.index].bindings[index]
    let identifier = BindingIdentifier(scope: scope, index: index)
    let provision: Binding.Provision
    switch draft.provision {
    case .given: provision = .given
    case .member(let owner): provision = .member(of: BindingIdentifier(scope: scope, index: owner))
    case .owned(let implementation, let isLazy):
      provision = .owned(creation(of: draft, implementation, for: identifier), isLazy: isLazy)
    case .built(let implementation): provision = .built(creation(of: draft, implementation, for: identifier))
    case .shared(let implementation):
      let creation = creation(of: draft, implementation, for: identifier)
      let type = creation.callable.result.withoutOptional
      provision = .shared(creation, reference: program.spelling(of: type, in: context(of: scope)))
    case .provider(let callable): provision = .provided(providerCreation(callable, draft, in: scope))
    case .double: provision = .given
    }
    var binding = Binding(
      identifier: identifier, name: draft.name, key: draft.key, typeSpelling: draft.typeSpelling,
      provision: provision, access: draft.access, documentation: draft.documentation, conditions: draft.conditions,
      place: draft.place, owner: draft.owner, origin: draft.origin)
    binding.isOmitted = indices[scope.index].consumedProviders.contains(index)
    if !binding.isOmitted { replaceByDouble(&binding, draft) }
    bindings[scope.index].append(binding)
    if binding.boundary == nil, let creation = bindings[scope.index][index].creation {
      queue.append(Site(scope: scope, owner: .binding(identifier), callable: creation.callable))
    }
  }

  private mutating func prepareMaker(_ index: Int, in scope: ScopeIdentifier) {
    let (member, _) = drafts[scope.index].makers[index]
    let identifier = MakerIdentifier(scope: scope, index: index)
    var signature: Callable
    let product: Maker.Product
    let callee: Callable
    var isDoubtful = false
    switch member.kind {
    case .maker(let declared, let implementation):
      signature = declared
      let request = ImplementationRequest(
        name: member.name, key: member.type, typeSpelling: member.typeSpelling, place: member.place,
        context: member.context, marker: "built")
      let (creation, isSound) = creation(for: request, implementation, in: scope)
      isDoubtful = !isSound
      callee = creation.callable
      product = .creation(creation)
    case .scopeMaker(let declared, let child):
      signature = declared
      let target = scopeOfBlueprint[child] ?? scope.index
      callee = givensCallable(of: target, member)
      product = .scope(ScopeIdentifier(index: target), givens: [])
    case .given, .givenMembers, .owned, .built, .shared, .child, .provider, .connection, .end: return
    }
    // It is a method of the graph class, wherever it is declared.
    signature.isolation = member.statedIsolation ?? drafts[scope.index].declaration.isolation
    makers[scope.index].append(
      Maker(identifier: identifier, declaration: member, signature: signature, product: product))
    let arguments = AssistedArguments(
      arguments: signature.parameters.map { .init(name: $0.name, label: $0.label, type: $0.type) }, areNamed: true)
    var site = Site(scope: scope, owner: .maker(identifier), callable: callee)
    if !arguments.arguments.isEmpty {
      assistedCalls.append(
        AssistedCall(
          scope: scope, arguments: arguments, place: member.place,
          description: "\(drafts[scope.index].declaration.name).\(signature.signature)",
          parameters: signature.parameters, isDoubtful: isDoubtful))
      site.assisted = arguments
      site.assistedCall = assistedCalls.count - 1
    }
    queue.append(site)
  }

  /// The givens of a child as the parameters of a call.
  private func givensCallable(of scope: Int, _ member: MemberDeclaration) -> Callable {
    let givens = drafts[scope].bindings.filter {
      if case .given = $0.provision { true } else { false }
    }
    let parameters = givens.map {
      Callable.Parameter(
        label: $0.name, name: $0.name, type: $0.key, spelling: .other($0.typeSpelling), place: $0.place)
    }
    return Callable(origin: .declared, parameters: parameters, result: member.type, place: member.place)
  }

  private func invocation(_ draft: InvocationDraft, in scope: ScopeIdentifier) -> Invocation {
    let owner = program.spelling(of: .nominal(draft.member.owner, arguments: []), in: context(of: scope))
    return Invocation(
      creation: Creation(callable: draft.callable, spelling: "\(owner).\(draft.callable.name)", dependencies: []),
      owner: draft.member.owner, conditions: draft.member.conditions, place: draft.member.place)
  }

  private func providerCreation(_ callable: Callable, _ draft: BindingDraft, in scope: ScopeIdentifier) -> Creation {
    let owner = program.spelling(of: .nominal(draft.owner, arguments: []), in: context(of: scope))
    return Creation(callable: callable, spelling: "\(owner).\(callable.name)", dependencies: [])
  }

  private mutating func creation(
    of draft: BindingDraft, _ implementation: ImplementationReference?, for binding: BindingIdentifier
  ) -> Creation {
    if implementation == nil, let provider = ownProvider(for: draft, in: binding.scope.index),
      case .provider(let callable) = drafts[binding.scope.index].bindings[provider].provision
    {
      return providerCreation(callable, drafts[binding.scope.index].bindings[provider], in: binding.scope)
    }
    let request = ImplementationRequest(
      name: draft.name, key: draft.key, typeSpelling: draft.typeSpelling, place: draft.place, context: draft.context,
      marker: draft.marker)
    return creation(for: request, implementation, in: binding.scope, about: binding).creation
  }

  private mutating func creation(
    for request: ImplementationRequest, _ implementation: ImplementationReference?, in scope: ScopeIdentifier,
    about binding: BindingIdentifier? = nil
  ) -> (creation: Creation, isSound: Bool) {
    let selector = ImplementationSelector(program: program, blueprint: drafts[scope.index].declaration)
    let selection = selector.selection(for: request, implementation)
    for finding in selection.findings { report(finding, in: scope, about: binding) }
    if !selection.isSound { hasDoubts = true }
    if !selection.isSound, let binding { doubtful.insert(binding) }
    return (selection.creation, selection.isSound)
  }

  /// The binding that stands for a struct built in place, made at the first need of it.
  mutating func inPlaceBinding(
    of type: ResolvedType, named name: TypeIdentifier, for parameter: Callable.Parameter, at site: Site
  ) -> BindingIdentifier? {
    let key = InPlaceKey(scope: site.scope.index, type: type, assistedCall: site.assistedCall)
    if let known = inPlace[key] { return known }
    let blueprint = drafts[site.scope.index].declaration
    let context = context(of: site.scope)
    let spelling = program.spelling(of: type, in: context)
    let selector = ImplementationSelector(program: program, blueprint: blueprint)
    let request = ImplementationRequest(
      name: name.name, key: type, typeSpelling: spelling, place: site.callable.place, context: context,
      marker: nil)
    let selection = selector.selection(for: request, nil)
    if let obstacle = selection.findings.first {
      if let call = site.assistedCall { assistedCalls[call].isDoubtful = true }
      inPlaceObstacles[type] = FindingNote("it cannot be built in place: \(obstacle.message)", at: obstacle.place)
      return nil
    }
    let identifier = BindingIdentifier(scope: site.scope, index: bindings[site.scope.index].count)
    inPlace[key] = identifier
    inPlaceNeeds[identifier] = MissingDependency(site: site, parameter: parameter, type: type)
    bindings[site.scope.index].append(
      Binding(
        identifier: identifier, name: name.name, key: type, typeSpelling: spelling,
        provision: .inPlace(selection.creation), access: .private, place: selection.creation.callable.place,
        owner: blueprint.identifier, origin: .implicit))
    var inner = Site(scope: site.scope, owner: .binding(identifier), callable: selection.creation.callable)
    inner.assisted = site.assisted
    inner.assistedCall = site.assistedCall
    queue.append(inner)
    return identifier
  }
}

extension ResolvedType {
  var withoutOptional: ResolvedType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}
