import HandwireFacts
import HandwireFindings

/// One finding for each missing key, however many need it.
struct MissingBindingReporter {
  let program: Program
  let graph: ObjectGraph
  /// For each struct that is built in place, what it is built for.
  let needs: [BindingIdentifier: MissingDependency]

  private let declared: DeclaredBindings

  init(program: Program, graph: ObjectGraph, needs: [BindingIdentifier: MissingDependency]) {
    self.program = program
    self.graph = graph
    self.needs = needs
    declared = DeclaredBindings(graph)
  }

  private struct Parameter: Hashable {
    var family: Int
    var place: Place
  }

  private struct Group: Hashable {
    var root: Int
    var type: ResolvedType
    /// For types that are received by name.
    var name: String?
  }

  func findings(for missing: [MissingDependency]) -> [ScopedFinding] {
    let values = UnboundValues(program: program, graph: graph, needs: needs)
    let reported = values.merged(
      missing.filter { dependency in dependency.site.binding.map { !graph[$0].isOmitted } ?? true })
    guard !reported.isEmpty else { return [] }
    let trails = Trails(graph: graph, program: program)
    var order: [Group] = []
    var groups: [Group: [MissingDependency]] = [:]
    var seen: Set<Parameter> = []
    for dependency in reported {
      // A variant repeats what is missing in the blueprint that it refines; so do two makers of one type.
      let parameter = Parameter(family: family(of: dependency.site.scope).index, place: dependency.parameter.place)
      guard seen.insert(parameter).inserted else { continue }
      let isByName = KnownValueTypes.contains(dependency.type)
      let group = Group(
        root: root(of: dependency.site.scope).index, type: dependency.type,
        name: isByName ? dependency.parameter.name : nil)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(dependency)
    }
    return order.compactMap { group in
      guard let all = groups[group], let first = all.first else { return nil }
      return ScopedFinding(finding(for: first, also: Array(all.dropFirst()), trails), in: first.site.scope)
    }
  }

  private func finding(
    for first: MissingDependency, also others: [MissingDependency], _ trails: Trails
  ) -> Finding {
    let search = NearMissSearch(program: program, graph: graph, declared: declared, dependency: first)
    let type = program.describe(first.type)
    let trail =
      "\(trails.trail(to: first.site)) → \(first.parameter.name): \(program.describe(first.parameter.type))"
    var notes = [first.obstacle].compactMap { $0 }
    notes += others.prefix(3).map {
      FindingNote("also needed by \(program.describe($0.site.callable))", at: $0.parameter.place)
    }
    if others.count > 3 { notes.append(FindingNote("and by \(others.count - 3) more")) }
    if let captive = declared.captive(for: first) {
      let receiver = program.describe(first.site.callable.result.withoutOptional)
      let home = graph[captive.identifier.scope].name
      return Finding(
        rule: "captive-dependency", severity: .error,
        message: "\(receiver) in \(graph[first.site.scope].name) needs '\(type)', "
          + "which is bound only in \(home), a scope that ends sooner",
        place: first.parameter.place, trail: trail,
        notes: [FindingNote("'\(captive.name)' is bound here", at: captive.place)] + notes,
        help: search.captiveHelp(captive), declaration: program.describe(first.site.callable), subject: type)
    }
    let root = graph[root(of: first.site.scope)]
    let name = KnownValueTypes.contains(first.type) ? "\(first.parameter.name): \(type)" : type
    return Finding(
      rule: "missing-binding", severity: .error, message: "\(root.name) has no binding for '\(name)'",
      place: first.parameter.place, trail: trail, notes: notes + search.notes, help: help(first, search, root, trails),
      declaration: program.describe(first.site.callable), subject: type)
  }

  /// The root of the blueprint that is refined.
  private func family(of scope: ScopeIdentifier) -> ScopeIdentifier {
    var scope = scope
    while let next = graph[scope].refines ?? graph[scope].parent { scope = next }
    return scope
  }

  /// Where a plain value is missing in a struct, it is the struct that should be bound.
  private func help(
    _ dependency: MissingDependency, _ search: NearMissSearch, _ root: Scope, _ trails: Trails
  ) -> String {
    if dependency.isValue, search.isWithoutNearMiss {
      let blueprint = graph[dependency.site.scope].declaration
      let spelling = program.spelling(of: dependency.type.withoutOptional, in: blueprint.context)
      let name = dependency.parameter.name
      let given = "add to \(blueprint.name): @Given var \(name): \(spelling)"
      guard let maker = trails.maker(to: dependency.site),
        !graph[maker].signature.parameters.contains(where: { $0.name == name })
      else { return given }
      return "take '\(name): \(spelling)' in \(graph[maker].signature.signature), or \(given)"
    }
    guard KnownValueTypes.contains(dependency.type), search.isWithoutBinding,
      let need = dependency.site.binding.flatMap({ needs[$0] })
    else { return search.help(root: root) }
    let blueprint = graph[need.site.scope].declaration
    let spelling = program.spelling(of: need.type, in: blueprint.context)
    return "add to \(blueprint.name): @Given var \(need.parameter.name): \(spelling)"
  }

  private func root(of scope: ScopeIdentifier) -> ScopeIdentifier {
    var scope = scope
    while let parent = graph[scope].parent { scope = parent }
    return scope
  }
}
