import HandwireFacts
import HandwireFindings

/// Rule 4: closures that call a maker, return what is bound, or read a child scope.
extension Resolution {
  mutating func closureSource(
    _ function: ResolvedType.Function, for parameter: Callable.Parameter, at site: Site
  ) -> Source? {
    let result = function.result.asReceived
    guard result != .void else { return nil }
    for isExact in [true, false] {
      for scope in chains[site.scope.index] {
        if let found = makerClosure(function, result, isExact, scope, for: parameter, at: site) { return found }
        if function.parameters.isEmpty, !KnownValueTypes.contains(result),
          let found = bindingClosure(function, result, isExact, scope, for: parameter, at: site)
        {
          return found
        }
      }
    }
    if function.parameters.isEmpty, case .optional(let wrapped) = result,
      let found = childClosure(function, wrapped.asReceived, for: parameter, at: site)
    {
      return found
    }
    return builtInPlace(function, result, for: parameter, at: site)
  }

  private mutating func makerClosure(
    _ function: ResolvedType.Function, _ result: ResolvedType, _ isExact: Bool, _ scope: Int,
    for parameter: Callable.Parameter, at site: Site
  ) -> Source? {
    let index = indices[scope]
    let found =
      isExact
      ? index.makers(of: result)
      : index.makersOfSubtypes(of: result, named: program.requiredNames(of: result)) { isSubtype($0, of: result) }
    var fitting: [(index: Int, order: [Int])] = []
    for maker in found {
      guard case .maker(let signature, _) = drafts[scope].makers[maker].member.kind,
        let order = Self.order(of: function.parameters, in: signature.parameters.map(\.type))
      else { continue }
      fitting.append((maker, order))
    }
    let names = [parameter.name, parameter.label].compactMap { $0 }
    let named = fitting.filter { names.contains(drafts[scope].makers[$0.index].member.name) }
    let candidates = named.count == 1 ? named : fitting
    guard let (index, order) = candidates.first,
      case .maker(let signature, _) = drafts[scope].makers[index].member.kind
    else { return nil }
    if candidates.count > 1 {
      report(makerAmbiguity(candidates.map(\.index), scope, for: parameter, at: site), at: site)
      return .missing
    }
    var closureNames = Array(repeating: "", count: order.count)
    for (position, closureParameter) in order.enumerated() {
      closureNames[closureParameter] = signature.parameters[position].name
    }
    let identifier = MakerIdentifier(scope: ScopeIdentifier(index: scope), index: index)
    let arguments = signature.parameters.map { Source.assisted($0.name) }
    return .closure(
      .init(function: function, parameters: closureNames, target: .maker(identifier, arguments: arguments)))
  }

  private mutating func bindingClosure(
    _ function: ResolvedType.Function, _ result: ResolvedType, _ isExact: Bool, _ scope: Int,
    for parameter: Callable.Parameter, at site: Site
  ) -> Source? {
    let index = indices[scope]
    let found =
      isExact
      ? index.exact(result)
      : result.mayHaveSubtypes ? subtypes(of: result, in: scope) : []
    let names = [parameter.name, parameter.label].compactMap { $0 }
    let named = index.preferringBound(found.filter { names.contains(index.bindings[$0].name) })
    let candidates = named.count == 1 ? named : index.preferringBound(found)
    guard let first = candidates.first else { return nil }
    if candidates.count > 1 {
      let several = candidates.map { identifier(scope, $0) }
      report(ambiguity(of: several, result, for: parameter, at: site), at: site)
      return .missing
    }
    return .closure(.init(function: function, parameters: [], target: .binding(identifier(scope, first))))
  }

  /// `() -> U?` where only the child of a slot binds `U`.
  private mutating func childClosure(
    _ function: ResolvedType.Function, _ wanted: ResolvedType, for parameter: Callable.Parameter, at site: Site
  ) -> Source? {
    let own = site.scope
    for (slotIndex, slot) in drafts[own.index].slots.enumerated() {
      guard let child = scopeOfBlueprint[slot.child] else { continue }
      for isExact in [true, false] {
        let index = indices[child]
        let found =
          isExact
          ? index.exact(wanted)
          : wanted.mayHaveSubtypes ? subtypes(of: wanted, in: child) : []
        let candidates = index.preferringBound(found)
        let names = [parameter.name, parameter.label].compactMap { $0 }
        let named = candidates.filter { names.contains(index.bindings[$0].name) }
        guard let chosen = (named.count == 1 ? named : candidates).first else { continue }
        let binding = index.bindings[chosen]
        if binding.access < .internal {
          report(ParameterFindings.privateInChild(parameter, binding, of: site, program), at: site)
          return .missing
        }
        return .closure(
          .init(
            function: function, parameters: [],
            target: .child(slot: slotIndex, slotScope: own, identifier(child, chosen))))
      }
    }
    return nil
  }

  /// A struct of the project, built for each call; the closure's parameters are assisted.
  private mutating func builtInPlace(
    _ function: ResolvedType.Function, _ result: ResolvedType, for parameter: Callable.Parameter, at site: Site
  ) -> Source? {
    guard case .nominal(let type, _) = result, program.declarations(of: type).first?.fact.kind == .struct else {
      return nil
    }
    let names = ClosureParameterNames(program: program, context: context(of: site.scope))
      .names(for: function.parameters, constructing: result)
    let arguments = zip(names, function.parameters).map {
      AssistedArguments.Argument(name: $0, label: nil, type: $1)
    }
    // One call for all closures of one shape: a struct that takes a closure which makes such a struct ends there.
    let key = ClosureCallKey(scope: site.scope.index, result: result, parameters: function.parameters)
    if closureCalls[key] == nil {
      closureCalls[key] = assistedCalls.count
      assistedCalls.append(
        AssistedCall(
          scope: site.scope, arguments: AssistedArguments(arguments: arguments, areNamed: false),
          place: site.callable.place, description: "the closure that makes \(program.describe(result))",
          parameters: []))
    }
    guard let call = closureCalls[key], isAcyclic(from: site.assistedCall, to: call) else { return nil }
    var inner = site
    inner.assistedCall = call
    inner.assisted = AssistedArguments(arguments: arguments, areNamed: false)
    guard let binding = inPlaceBinding(of: result, named: type, for: parameter, at: inner) else { return nil }
    return .closure(.init(function: function, parameters: names, target: .binding(binding)))
  }

  /// Notes that one call is made inside another, unless the inner one leads back: such a chain has no end when it is
  /// written out, and needs a maker.
  private mutating func isAcyclic(from outer: Int?, to inner: Int) -> Bool {
    guard let outer else { return true }
    var pending = [inner]
    var seen = Set(pending)
    while let next = pending.popLast() {
      if next == outer { return false }
      for further in callsInside[next, default: []] where seen.insert(further).inserted { pending.append(further) }
    }
    callsInside[outer, default: []].append(inner)
    return true
  }

  /// For each maker parameter, which closure parameter it is: in order, else by type where that is unique.
  static func order(of closure: [ResolvedType], in maker: [ResolvedType]) -> [Int]? {
    guard closure.count == maker.count else { return nil }
    // A type that is not known is reported where it stands.
    let isSame = zip(closure, maker).allSatisfy { $0 == $1 || $1.isUnknown }
    if isSame { return Array(closure.indices) }
    guard Set(closure).count == closure.count, Set(closure) == Set(maker) else { return nil }
    return maker.compactMap { closure.firstIndex(of: $0) }
  }
}
