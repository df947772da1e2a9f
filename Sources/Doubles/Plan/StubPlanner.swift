import HandwireFacts
import HandwireFindings

/// A protocol → its stub, or why there can be none.
struct StubPlanner {
  let program: Program
  let module: Module
  /// The names of stubs that are written beside it.
  let stubs: [TypeIdentifier: MakeableStub]
  /// A file of the module from which the protocol's types are seen.
  let site: LexicalContext

  func plan(of identifier: TypeIdentifier) -> (plan: StubPlan?, refusals: [Refusal]) {
    let shape = ProtocolShapeReader(program: program).shape(of: identifier)
    guard let own = shape.own else { return (nil, shape.refusals) }
    var refusals = shape.refusals
    let requirements = RequirementReader(shape: shape).requirements()
    let name = DoublesWriter.name(of: identifier)
    let kept = Self.keptNames(of: shape)
    let rewriter = { (source: ProtocolShape.Source) in
      TypeRewriter(program: program, stubName: name, inside: source.inside, top: source.top, kept: kept)
    }
    let associated = AssociatedTypePlan(shape, rewriter: rewriter)
    let isolation = shape.isolation

    var plan = StubPlan(name: name, protocolName: identifier.dottedName)
    plan.conditions = shape.sources.first?.declaration.fact.header.conditions ?? []
    if program.declarations(of: identifier).count > 1 { plan.conditions = [] }
    plan.access = access(of: own.declaration)
    plan.genericClause = associated.genericClause
    plan.whereClause = associated.whereClause
    plan.aliases = associated.aliases
    plan.isObject = shape.isObject
    plan.genericParameters = associated.genericParameters
    plan.isolation = isolation
    plan.sourcePaths = shape.sources.map(\.declaration.path)
    plan.inheritedModules = Set(shape.sources.map(\.declaration.identifier.module)).sorted()
    isolate(&plan, isolation)
    plan.isMadeAnywhere = !plan.isObject && !(module.settings.isMainActorByDefault && plan.isIsolated)
    let isSendableClass = shape.isSendable && isolation == .nonisolated
    plan.inheritance = inheritance(of: plan, shape, requirements)
    plan.attributes += availability(of: own.declaration.fact.header, requirements)
    if let problem = Self.impossible(own.declaration.fact, isolation) {
      refusals.append(Refusal(reason: problem, place: own.declaration.place))
    }

    let associatedTexts =
      plan.aliases.map { $0.drop { $0 != "=" }.description } + [plan.genericClause, plan.whereClause]
    plan.mentions = associatedTexts.map { .init(text: $0, path: own.declaration.path) }
    if !shape.isActor, shape.globalActors.count > 1 {
      let reason = "it inherits from protocols of more than one global actor"
      refusals.append(Refusal(reason: reason, place: own.declaration.place))
    }
    plan.names = names(for: requirements, shape)
    let naming = RequirementNames(requirements)
    let taken = Set(requirements.map(\.header.name))
    let planner = StubMemberPlanner(
      program: program, stubName: name, names: plan.names, isolation: isolation, isSendableClass: isSendableClass,
      taken: taken,
      placeholders: PlaceholderFinder(program: program, site: site, isolation: isolation, stubs: stubs))
    for (requirement, stem) in zip(requirements, naming.stems) {
      let isNonisolated = isolation != .nonisolated && !isIsolated(requirement, in: shape, isolation)
      let outcome = planner.member(
        for: requirement, stem: stem, rewriter: rewriter(requirement.source), isNonisolated: isNonisolated,
        conditions: Array(requirement.header.conditions.dropFirst(plan.conditions.count)))
      if let member = outcome.member {
        plan.members.append(member)
        plan.mentions += member.mentions.map { .init(text: $0, path: requirement.source.declaration.path) }
      }
      refusals += outcome.refusals
    }
    plan.callConformances = planner.conformances(
      of: plan.instanceMembers, requirements.filter { !$0.isOfType }, rewriter)
    plan.staticCallConformances = planner.conformances(of: plan.typeMembers, requirements.filter(\.isOfType), rewriter)
    plan.answers = StubAnswers(plan: plan, isNonisolated: isolation != .nonisolated).lines(for: shape.satisfied)
    return refusals.isEmpty ? (plan, []) : (nil, refusals)
  }

  private static func keptNames(of shape: ProtocolShape) -> Set<String> {
    var kept: Set<String> = []
    for source in shape.sources {
      let members = source.declaration.fact.members
      kept.formUnion(members.associatedTypes.map(\.header.name))
      kept.formUnion(members.aliases.map(\.header.name))
    }
    return kept
  }

  private func inheritance(of plan: StubPlan, _ shape: ProtocolShape, _ requirements: [Requirement]) -> [String] {
    let name = shape.identifier.path.map(SourceName.type).joined(separator: ".")
    if plan.isObject { return ["NSObject", name] }
    if plan.isMadeAnywhere { return [name] }
    // Where conformances are isolated by default, one depends on the other.
    let hasIdentity = requirements.contains { $0.header.name == "id" } && shape.satisfied.contains(.identifiable)
    return ["\(hasIdentity ? "@MainActor " : "")\(name)"] + StubAnswers.conformances(for: shape.satisfied)
  }

  private func access(of declaration: TypeDeclaration) -> String {
    guard module.role != .test else { return "" }
    switch declaration.access {
    case .public, .open: return "public "
    case .package: return "package "
    case .private, .fileprivate, .internal: return ""
    }
  }

  private func isolate(_ plan: inout StubPlan, _ isolation: Isolation) {
    switch isolation {
    case .actorInstance:
      plan.isActor = true
      plan.isIsolated = true
    case .globalActor(let actor):
      plan.isIsolated = true
      let isDefault = module.settings.isMainActorByDefault && actor == "MainActor"
      if !isDefault { plan.attributes.append("@\(actor)") }
    case .nonisolated: if module.settings.isMainActorByDefault { plan.modifiers.append("nonisolated") }
    }
  }

  /// Whether the requirement is one of the actor that the stub is isolated to.
  private func isIsolated(_ requirement: Requirement, in shape: ProtocolShape, _ isolation: Isolation) -> Bool {
    if requirement.isNonisolated { return false }
    switch isolation {
    case .nonisolated: return true
    case .globalActor: return requirement.source.isolation != .nonisolated
    case .actorInstance:
      let identifier = requirement.source.declaration.identifier
      if identifier == shape.identifier { return true }
      return ProtocolShapeReader(program: program).shape(of: identifier).isActor
    }
  }

  /// Stored members cannot be newer than the system, so the whole stub is as new as its newest requirement.
  private func availability(of header: DeclarationHeader, _ requirements: [Requirement]) -> [String] {
    var texts: [String] = []
    let attributes = header.attributes + requirements.flatMap(\.header.attributes)
    for attribute in attributes where attribute.name == "available" && attribute.conditions.isEmpty {
      let words = attribute.text
      let isIntroduction = !words.contains("deprecated") && !words.contains("unavailable") && !words.contains("renamed")
      if isIntroduction, !texts.contains(words) { texts.append(words) }
    }
    return texts
  }

  private static func impossible(_ fact: TypeFact, _ isolation: Isolation) -> String? {
    if fact.header.hasModifier("distributed") { return "distributed actors have no doubles" }
    if !fact.members.macroExpansions.isEmpty {
      return "the macro '#\(fact.members.macroExpansions[0])' may add requirements that are not in the source"
    }
    return nil
  }

  private func names(for requirements: [Requirement], _ shape: ProtocolShape) -> StubNames {
    var taken = Set(requirements.map(\.header.name))
    for source in shape.sources {
      taken.formUnion(source.declaration.fact.members.associatedTypes.map(\.header.name))
      taken.formUnion(source.declaration.fact.members.aliases.map(\.header.name))
    }
    let typeNames = taken.union(Self.typeNames(in: requirements))
    func free(_ name: String, _ other: String, in taken: Set<String>) -> String { taken.contains(name) ? other : name }
    return StubNames(
      call: free("Call", "StubCall", in: typeNames), calls: free("calls", "stubCalls", in: taken),
      staticCall: free("StaticCall", "StubStaticCall", in: typeNames), record: free("stub", "stubRecord", in: taken),
      path: asksForPath(requirements) ? "stubPath" : "path")
  }

  /// `init(path:)` is a requirement.
  private func asksForPath(_ requirements: [Requirement]) -> Bool {
    requirements.contains { $0.isInitializer && $0.parameters.map(\.label) == ["path"] }
  }

  /// `Call` must not hide a type that a requirement means.
  private static func typeNames(in requirements: [Requirement]) -> Set<String> {
    let texts = requirements.flatMap { requirement in
      requirement.parameters.map { "\($0.type)" } + (requirement.result.map { ["\($0)"] } ?? [])
    }
    let words = texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
    return Set(words.filter { ["Call", "StaticCall"].contains($0) })
  }
}
