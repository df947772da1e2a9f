import HandwireFacts

/// What is built anew for each receiver can take the arguments of the call that it is built in, however deep inside.
extension Resolution {
  struct CallKey: Hashable {
    var binding: BindingIdentifier
    var assistedCall: Int
  }

  /// The same source, where built and provided bindings stand for those that this call builds.
  mutating func builtForCall(_ source: Source, at site: Site) -> Source {
    guard let call = site.assistedCall, !site.assisted.arguments.isEmpty else { return source }
    switch source {
    case .binding(let binding): return .binding(forCall(call, binding, at: site))
    case .list(let elements): return .list(elements.map { builtForCall($0, at: site) })
    case .variadic(let elements): return .variadic(elements.map { builtForCall($0, at: site) })
    case .closure(var closure):
      guard case .binding(let binding) = closure.target else { return source }
      closure.target = .binding(forCall(call, binding, at: site))
      return .closure(closure)
    case .assisted, .omitted, .missing, .text: return source
    }
  }

  private mutating func forCall(_ call: Int, _ identifier: BindingIdentifier, at site: Site) -> BindingIdentifier {
    let binding = self.bindings[identifier.scope.index][identifier.index]
    guard identifier.scope == site.scope, let creation = binding.creation, binding.origin != .implicit else {
      return identifier
    }
    switch binding.provision {
    case .built, .provided: break
    case .given, .member, .owned, .shared, .inPlace: return identifier
    }
    if doubtful.contains(identifier) { assistedCalls[call].isDoubtful = true }
    let key = CallKey(binding: identifier, assistedCall: call)
    if let known = builtForCalls[key] { return known }
    let copy = BindingIdentifier(scope: site.scope, index: bindings[site.scope.index].count)
    builtForCalls[key] = copy
    var inCall = binding
    inCall.identifier = copy
    inCall.provision = .inPlace(creation)
    inCall.access = .private
    inCall.documentation = []
    inCall.origin = .implicit
    inCall.declared = identifier
    bindings[site.scope.index].append(inCall)
    var inner = Site(scope: site.scope, owner: .binding(copy), callable: creation.callable)
    inner.assisted = site.assisted
    inner.assistedCall = call
    inner.declared = identifier
    queue.append(inner)
    return copy
  }

  /// What takes no argument of its call after all is the same in every call.
  mutating func mergeCalls() {
    let dependent = takingArguments()
    var canonical: [BindingIdentifier: BindingIdentifier] = [:]
    for (key, copy) in builtForCalls where !dependent.contains(copy) { canonical[copy] = key.binding }
    var first: [InPlaceKey: BindingIdentifier] = [:]
    for (key, identifier) in inPlace.sorted(by: { $0.value < $1.value }) where !dependent.contains(identifier) {
      let plain = InPlaceKey(scope: key.scope, type: key.type, assistedCall: nil)
      if let known = first[plain] { canonical[identifier] = known } else { first[plain] = identifier }
    }
    guard !canonical.isEmpty else { return }
    for scope in bindings.indices {
      for index in bindings[scope].indices {
        if canonical[bindings[scope][index].identifier] != nil { bindings[scope][index].isOmitted = true }
        guard let creation = bindings[scope][index].creation else { continue }
        bindings[scope][index].setDependencies(creation.dependencies.replacing(canonical))
      }
      for index in makers[scope].indices {
        switch makers[scope][index].product {
        case .creation(var creation):
          creation.dependencies = creation.dependencies.replacing(canonical)
          makers[scope][index].product = .creation(creation)
        case .scope(let child, let givens):
          makers[scope][index].product = .scope(child, givens: givens.map { $0.replacing(canonical) })
        }
      }
      for index in connections[scope].indices {
        let dependencies = connections[scope][index].creation.dependencies
        connections[scope][index].creation.dependencies = dependencies.replacing(canonical)
      }
      for index in ends[scope].indices {
        let dependencies = ends[scope][index].creation.dependencies
        ends[scope][index].creation.dependencies = dependencies.replacing(canonical)
      }
    }
  }

  /// Those that an argument of their call reaches.
  private func takingArguments() -> Set<BindingIdentifier> {
    var calls: [BindingIdentifier: Int] = [:]
    for (key, identifier) in builtForCalls { calls[identifier] = key.assistedCall }
    for (key, identifier) in inPlace { calls[identifier] = key.assistedCall }
    var receivers: [BindingIdentifier: [BindingIdentifier]] = [:]
    var pending: [BindingIdentifier] = []
    for identifier in calls.keys {
      let binding = bindings[identifier.scope.index][identifier.index]
      let dependencies = binding.creation?.dependencies ?? []
      if dependencies.contains(where: { $0.source.takesArgument }) { pending.append(identifier) }
      for edge in dependencies.edges {
        guard case .binding(let target) = edge.target, calls[target] == calls[identifier] else { continue }
        receivers[target, default: []].append(identifier)
      }
    }
    var result = Set(pending)
    while let next = pending.popLast() {
      for receiver in receivers[next] ?? [] where result.insert(receiver).inserted { pending.append(receiver) }
    }
    return result
  }
}

extension Source {
  /// Whether it is, or holds, an argument of the call around it.
  fileprivate var takesArgument: Bool {
    switch self {
    case .assisted: true
    case .list(let elements), .variadic(let elements): elements.contains { $0.takesArgument }
    case .binding, .closure, .omitted, .missing, .text: false
    }
  }

  fileprivate func replacing(_ replacements: [BindingIdentifier: BindingIdentifier]) -> Source {
    switch self {
    case .binding(let binding): return .binding(replacements[binding] ?? binding)
    case .list(let elements): return .list(elements.map { $0.replacing(replacements) })
    case .variadic(let elements): return .variadic(elements.map { $0.replacing(replacements) })
    case .closure(var closure):
      guard case .binding(let binding) = closure.target else { return self }
      closure.target = .binding(replacements[binding] ?? binding)
      return .closure(closure)
    case .assisted, .omitted, .missing, .text: return self
    }
  }
}

extension [Dependency] {
  fileprivate func replacing(_ replacements: [BindingIdentifier: BindingIdentifier]) -> [Dependency] {
    map { Dependency(parameter: $0.parameter, source: $0.source.replacing(replacements)) }
  }
}
