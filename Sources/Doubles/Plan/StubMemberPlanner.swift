import HandwireFacts
import HandwireFindings

/// One requirement → what the stub has for it.
struct StubMemberPlanner {
  let program: Program
  let stubName: String
  let names: StubNames
  let isolation: Isolation
  let isSendableClass: Bool
  /// Names of all requirements.
  let taken: Set<String>
  let placeholders: PlaceholderFinder

  struct Site {
    var requirement: Requirement
    var rewriter: TypeRewriter
    var erasure: TypeErasure
    var context: LexicalContext
    var isNonisolated: Bool
  }

  func member(
    for requirement: Requirement, stem: String, rewriter: TypeRewriter, isNonisolated: Bool, conditions: [String]
  ) -> (member: StubMember?, refusals: [Refusal]) {
    let site = site(requirement, rewriter, isNonisolated)
    let refusals = RequirementLimits(program: program, site: site).refusals()
    guard refusals.isEmpty else { return (nil, refusals) }
    let inputs = ParameterPlanner(
      program: program, site: site, names: names, replacement: replacement(stem, requirement)
    )
    .inputs()
    let result = requirement.result
    let entry = StubMember.Entry(
      caseName: stem, payload: unique(inputs.compactMap(\.payload)), replacement: replacement(stem, requirement),
      meaningType: meaningType(site, inputs.map(\.meaning), result: meaningResult(site)),
      marks: marks(site), callSuffix: concreteError(site) == nil ? "" : ".get()", arguments: inputs.map(\.argument),
      before: inputs.flatMap(\.before),
      after: inputs.flatMap(\.after), outcome: outcome(site))
    let setter = requirement.isSettable ? self.setter(site, stem, inputs, result) : nil
    return (
      StubMember(
        form: form(site, inputs), attributes: attributes(site), entry: entry, setter: setter,
        isOfType: requirement.isOfType, conditions: conditions, isNonisolated: isNonisolated),
      []
    )
  }

  private func site(_ requirement: Requirement, _ rewriter: TypeRewriter, _ isNonisolated: Bool) -> Site {
    let generics = Set(requirement.genericParameters.map(\.name))
    var context = requirement.source.inside
    context.genericParameters += requirement.genericParameters.map(\.name)
    let own = TypeRewriter(
      program: program, stubName: rewriter.stubName, inside: context, top: rewriter.top,
      kept: rewriter.kept.union(generics))
    let erasure = TypeErasure(
      requirement.genericParameters.map { parameter in
        var parameter = parameter
        parameter.constraint = parameter.constraint.map(own.rewritten)
        return parameter
      },
      whereClause: requirement.whereClause.map { clause in
        GenericRequirementFact(
          left: own.rewritten(clause.left), relation: clause.relation, right: own.rewritten(clause.right))
      },
      kind: { constraintKind($0, in: context) })
    return Site(
      requirement: requirement, rewriter: own, erasure: erasure, context: context, isNonisolated: isNonisolated)
  }

  private func constraintKind(_ constraint: TypeExpression, in context: LexicalContext) -> TypeErasure.ConstraintKind {
    guard case .found(let type) = program.resolve(constraint, in: context) else { return .unknown }
    switch type {
    case .existential, .opaque: return .protocol
    case .nominal, .external:
      switch program.kind(of: type) {
      case .protocol: return .protocol
      case .class: return .class
      case .value, .actor, .function, .unknown: return .unknown
      }
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown: return .unknown
    }
  }

  // MARK: Names

  private func replacement(_ stem: String, _ requirement: Requirement) -> String {
    let name = requirement.isInitializer ? "init" + stem.dropFirst("initialize".count) : stem
    let candidate = "on" + RequirementNames.capitalized(name)
    return taken.contains(candidate) ? "when" + RequirementNames.capitalized(name) : candidate
  }

  private func unique(_ payload: [StubMember.Payload]) -> [StubMember.Payload] {
    var seen: Set<String> = []
    return payload.map { item in
      var item = item
      if let label = item.label, !seen.insert(label).inserted { item.label = nil }
      return item
    }
  }

  // MARK: Types

  private func meaningType(
    _ site: Site, _ parameters: [String], result: String
  ) -> StubMember.MeaningType {
    let effects = site.rewriter.rewritten(site.requirement.effects)
    let prefix = isolationPrefix(site, isAsync: effects.isAsync)
    if let error = concreteError(site) {
      let shown = Effects(isAsync: effects.isAsync, throwing: .never)
      return StubMember.MeaningType(
        prefix: prefix, parameters: parameters, suffix: "\(shown) -> Result<\(result), \(error)>")
    }
    let throwing: Effects.Throwing = mayThrow(site) ? .any : .never
    let shown = Effects(isAsync: effects.isAsync, throwing: throwing)
    return StubMember.MeaningType(prefix: prefix, parameters: parameters, suffix: "\(shown) -> \(result)")
  }

  /// What a typed `throws` names, unless it is as good as none: such a meaning returns a `Result`, because the compiler
  /// (6.3) crashes on a closure with a typed error where its type is a generic argument.
  private func concreteError(_ site: Site) -> TypeExpression? {
    guard case .typed(let error) = site.requirement.effects.throwing, mayThrow(site), !throwsAny(site),
      !site.erasure.concerns(error)
    else { return nil }
    return site.rewriter.rewritten(error)
  }

  private func mayThrow(_ site: Site) -> Bool {
    switch site.requirement.effects.throwing {
    case .never: return false
    case .any: return true
    case .typed(let error): return error != .plain("Never")
    }
  }

  private func isolationPrefix(_ site: Site, isAsync: Bool) -> String {
    let requirement = site.requirement
    if let actor = requirement.header.attributes.first(where: { Self.isGlobalActor($0.name) }) {
      return "@\(actor.name) "
    }
    switch isolation {
    case .globalActor(let actor): return site.isNonisolated ? "@Sendable " : "@\(actor) "
    case .actorInstance:
      let isKept = isAsync && !site.isNonisolated && !requirement.isOfType
      return isKept ? "nonisolated(nonsending) @Sendable " : "@Sendable "
    case .nonisolated: return isSendableClass || requirement.isOfType ? "@Sendable " : ""
    }
  }

  static func isGlobalActor(_ name: String) -> Bool { name.hasSuffix("Actor") && name.first?.isUppercase == true }

  private func meaningResult(_ site: Site) -> String {
    if case .initializer(let fact) = site.requirement.shape { return fact.isFailable ? "Bool" : "Void" }
    guard let result = site.requirement.result else { return "Void" }
    let specifiers = resultSpecifiers(site).map { "\($0) " }.joined()
    let erased = site.erasure.erased(site.rewriter.rewritten(result)).withoutImplicitUnwrapping
    return specifiers + erased.description
  }

  private func resultSpecifiers(_ site: Site) -> [String] {
    guard case .function(let fact) = site.requirement.shape else { return [] }
    return fact.resultSpecifiers.filter { $0 == "sending" }
  }

  // MARK: Forms

  private func attributes(_ site: Site) -> [String] {
    site.requirement.header.attributes.filter { attribute in
      attribute.conditions.isEmpty
        && (["discardableResult", "Sendable", "concurrent"].contains(attribute.name)
          || Self.isGlobalActor(attribute.name))
    }.map(\.text)
  }

  private func form(_ site: Site, _ inputs: [ParameterPlanner.Input]) -> StubMember.Form {
    let requirement = site.requirement
    let parameters = inputs.map(\.declaration)
    let generics = genericClause(site)
    let whereClause = whereClause(site)
    let modifiers = modifiers(site)
    let effects = site.rewriter.rewritten(requirement.effects)
    switch requirement.shape {
    case .function(let fact):
      let specifiers = fact.resultSpecifiers.map { "\($0) " }.joined()
      let result = fact.result.map { " -> \(specifiers)\(site.rewriter.text($0))" } ?? ""
      let space = fact.header.name.first.map { $0.isLetter || $0 == "_" } == true ? "" : " "
      let name = space.isEmpty ? SourceName.declared(fact.header.name) : fact.header.name
      return .function(
        introducer: "\(modifiers)func \(name)\(generics)\(space)", parameters: parameters,
        suffix: "\(effects)\(result)\(whereClause)")
    case .property(let fact):
      let type = fact.type.map { site.rewriter.text($0) } ?? "Any"
      return .property(
        introducer: "\(modifiers)var \(SourceName.declared(fact.header.name)): \(type)", getterEffects: "\(effects)")
    case .subscripted(let fact):
      return .subscripted(
        introducer: "\(modifiers)subscript\(generics)", parameters: parameters,
        suffix: " -> \(site.rewriter.text(fact.result))\(whereClause)", getterEffects: "\(effects)")
    case .initializer(let fact):
      let mark = fact.isFailable ? (fact.isImplicitlyUnwrapped ? "!" : "?") : ""
      return .function(
        introducer: "\(modifiers)init\(mark)\(generics)", parameters: parameters, suffix: "\(effects)\(whereClause)")
    }
  }

  private func modifiers(_ site: Site) -> String {
    let requirement = site.requirement
    var words: [String] = []
    let written = requirement.header.modifiers.first { $0.hasPrefix("nonisolated") }
    let needsWord = site.isNonisolated && !(requirement.isOfType && isolation == .actorInstance)
    if let written { words.append(written) } else if needsWord { words.append("nonisolated") }
    if requirement.isStatic { words.append("static") }
    words += requirement.header.modifiers.filter { ["prefix", "postfix", "infix"].contains($0) }
    return words.map { "\($0) " }.joined()
  }

  private func genericClause(_ site: Site) -> String {
    let parameters = site.requirement.genericParameters.map { parameter in
      let constraint = parameter.constraint.map { ": \(site.rewriter.text($0))" } ?? ""
      return (parameter.isValue ? "let " : "") + SourceName.declared(parameter.name) + constraint
    }
    return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
  }

  private func whereClause(_ site: Site) -> String {
    let clauses = site.requirement.whereClause.map { clause in
      let sign = clause.relation == .sameType ? " ==" : ":"
      return "\(site.rewriter.text(clause.left))\(sign) \(site.rewriter.text(clause.right))"
    }
    return clauses.isEmpty ? "" : " where \(clauses.joined(separator: ", "))"
  }

  // MARK: Outcomes

  private func marks(_ site: Site) -> String {
    (mayThrow(site) ? "try " : "") + (site.requirement.effects.isAsync ? "await " : "")
  }

  private func outcome(_ site: Site) -> StubMember.Outcome {
    let requirement = site.requirement
    let throwsAny = throwsAny(site)
    if case .initializer(let fact) = requirement.shape {
      if fact.isFailable { return .failing }
      return throwsAny ? .throwingInitializer : .continuing
    }
    guard let result = requirement.result else {
      return throwsAny ? .throwing(returns: false, isTyped: false) : .nothing
    }
    let isTyped = site.erasure.concerns(result)
    if throwsAny { return .throwing(returns: true, isTyped: isTyped) }
    if case .named(let named) = result, named.components.map(\.name) == ["Self"], !requirement.isStatic {
      return .placeholder("self", isTyped: false)
    }
    var placeholders = placeholders
    if site.isNonisolated { placeholders.isolation = .nonisolated }
    if let placeholder = placeholders.placeholder(for: result, in: site.context) {
      return .placeholder(placeholder, isTyped: isTyped)
    }
    return .stopping(returns: !Self.isNever(result), isTyped: isTyped)
  }

  private static func isNever(_ type: TypeExpression) -> Bool { type == .plain("Never") }

  private func throwsAny(_ site: Site) -> Bool {
    switch site.requirement.effects.throwing {
    case .never: return false
    case .any: return true
    case .typed(let error):
      guard case .found(.existential(let elements)) = program.resolve(error, in: site.context) else { return false }
      return elements == [.external(path: ["Error"], arguments: [])]
    }
  }

  private func setter(
    _ site: Site, _ stem: String, _ inputs: [ParameterPlanner.Input], _ result: TypeExpression?
  ) -> StubMember.Entry {
    let written =
      result.map { site.erasure.erased(site.rewriter.rewritten($0)).withoutImplicitUnwrapping } ?? .plain("Any")
    let setterStem = "set" + RequirementNames.capitalized(stem)
    let isRecorded = result.map { program.isKnownCopyable($0, in: site.context) } ?? true
    let value = StubMember.Payload(label: nil, type: "\(written)", value: "newValue")
    let escaping = if case .function = written { "@escaping " } else { "" }
    let type = meaningType(site, inputs.map(\.meaning) + ["_ newValue: \(escaping)\(written)"], result: "Void")
    let prefix = isolationPrefix(site, isAsync: false)
    return StubMember.Entry(
      caseName: setterStem, payload: unique(inputs.compactMap(\.payload) + (isRecorded ? [value] : [])),
      replacement: replacement(setterStem, site.requirement),
      meaningType: .init(prefix: prefix, parameters: type.parameters, suffix: " -> Void"), marks: "",
      arguments: inputs.map(\.argument) + ["newValue"], outcome: .nothing)
  }

  private func isEquatable(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let wrapped), .array(let wrapped): return isEquatable(wrapped)
    case .dictionary(let key, let value): return isEquatable(key) && isEquatable(value)
    case .nominal(_, let arguments), .external(_, let arguments):
      let equatable = ResolvedType.existential([.external(path: ["Equatable"], arguments: [])])
      return arguments.allSatisfy(isEquatable) && program.conforms(type, to: equatable) == .yes
    case .existential, .opaque, .tuple, .function, .metatype, .parameter, .pack, .unknown: return false
    }
  }

  /// `Equatable` where every payload surely is.
  func conformances(
    of members: [StubMember], _ requirements: [Requirement], _ rewriter: (ProtocolShape.Source) -> TypeRewriter
  ) -> [String] {
    guard !(isolation == .nonisolated && placeholders.isMainActorByDefault) else { return [] }
    for (member, requirement) in zip(members, requirements) {
      guard member.entries.contains(where: { !$0.payload.isEmpty }) else { continue }
      guard requirement.genericParameters.isEmpty else { return [] }
      let types =
        requirement.parameters.map(\.type) + (member.setter == nil ? [] : requirement.result.map { [$0] } ?? [])
      for type in types {
        guard case .found(let resolved) = program.resolve(type, in: requirement.source.inside),
          isEquatable(resolved)
        else { return [] }
      }
    }
    return ["Equatable"]
  }
}

extension TypeExpression {
  /// `T?` for `T!`, which stands only where a value is declared.
  var withoutImplicitUnwrapping: TypeExpression {
    if case .implicitlyUnwrapped(let wrapped) = self { .optional(wrapped) } else { self }
  }
}

extension Program {
  /// False only where it is surely `~Copyable`.
  func isKnownCopyable(_ type: TypeExpression, in context: LexicalContext) -> Bool {
    guard case .found(let resolved) = resolve(type, in: context) else { return true }
    return isCopyable(resolved)
  }
}
