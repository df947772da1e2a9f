import HandwireFacts
import HandwireFindings
import HandwireGraph

/// How blueprints stand to each other: circles are reported and opened, parents are inherited, children fit.
struct HierarchyReader {
  private(set) var blueprints: [BlueprintDeclaration]
  private(set) var findings: [Finding] = []
  private let indices: [TypeIdentifier: Int]
  /// Blueprints whose parent or refinement was taken away.
  private var opened: Set<Int> = []

  /// Sorted by place.
  init(blueprints: [BlueprintDeclaration]) {
    self.blueprints = blueprints
    indices = Dictionary(
      blueprints.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func check() {
    openCircles()
    inheritParents()
    inheritChoices()
    checkChildren()
  }

  private mutating func openCircles() {
    let around = blueprints.map { [$0.parent, $0.refines].compactMap { $0 } }
    for group in reportCircles(around, by: "Parent and Refines") {
      opened.formUnion(group)
      for node in group {
        if let parent = blueprints[node].parent, isInside(parent, group) { blueprints[node].parent = nil }
        if let refined = blueprints[node].refines, isInside(refined, group) { blueprints[node].refines = nil }
      }
    }
    for group in reportCircles(blueprints.map(\.parts), by: "Parts") {
      for node in group {
        blueprints[node].parts = blueprints[node].parts.filter { !isInside($0, group) }
      }
    }
  }

  private func isInside(_ reference: BlueprintDeclaration.Reference, _ group: Set<Int>) -> Bool {
    indices[reference.identifier].map(group.contains) ?? false
  }

  private mutating func reportCircles(
    _ references: [[BlueprintDeclaration.Reference]], by aliases: String
  ) -> [Set<Int>] {
    let finder = CycleFinder(successors: references.map { $0.compactMap { indices[$0.identifier] } })
    let groups = finder.groups()
    for group in groups {
      let path = finder.path(through: group)
      let names = path.map { blueprints[$0].name }
      let hops = zip(path, path.dropFirst()).compactMap { from, to in
        references[from].first { indices[$0.identifier] == to }.map { (blueprints[from].name, blueprints[to].name, $0) }
      }
      guard let first = hops.first else { continue }
      findings.append(
        Finding(
          rule: "blueprint-cycle", severity: .error,
          message: "\(names[0]) leads back to itself by \(aliases): \(names.joined(separator: " → "))",
          place: first.2.place,
          notes: hops.dropFirst().map { FindingNote("\($0.0) names \($0.1) here", at: $0.2.place) },
          help: "remove one of these aliases", declaration: names[0], subject: names.joined(separator: " → ")))
    }
    return groups.map(Set.init)
  }

  /// A variant has the parent of what it refines, unless it names its own.
  private mutating func inheritParents() {
    for index in blueprints.indices where blueprints[index].parent == nil {
      for ancestor in refined(by: index) {
        guard let parent = blueprints[ancestor].parent else { continue }
        blueprints[index].parent = parent
        break
      }
    }
  }

  /// A variant of a test graph is one, and a variant of a graph that is found by type is found so.
  private mutating func inheritChoices() {
    let declared = blueprints
    for index in blueprints.indices {
      for ancestor in refined(by: index) {
        if declared[ancestor].hasUnimplementedBoundaries { blueprints[index].hasUnimplementedBoundaries = true }
        if declared[ancestor].isFoundByType { blueprints[index].isFoundByType = true }
      }
    }
  }

  /// What the blueprint refines, nearest first; itself is not included.
  private func refined(by index: Int) -> [Int] {
    var found: [Int] = []
    var next = blueprints[index].refines.flatMap { indices[$0.identifier] }
    while let current = next {
      found.append(current)
      next = blueprints[current].refines.flatMap { indices[$0.identifier] }
    }
    return found
  }

  private mutating func checkChildren() {
    let holders = holdersOfParts()
    for index in blueprints.indices {
      let scopes = blueprints[index].kind == .blueprint ? [index] : holders[index] ?? []
      for member in blueprints[index].members {
        guard let child = member.kind.child.flatMap({ indices[$0] }) else { continue }
        for scope in scopes where !opened.contains(child) && !isChild(child, of: scope) {
          findings.append(mismatch(member, child: blueprints[child], of: blueprints[scope]))
          // What the help says, so that nothing that the parent binds is reported as missing.
          if blueprints[child].parent == nil, !isAround(child, scope) {
            blueprints[child].parent = .init(identifier: blueprints[scope].identifier, place: member.place)
          }
        }
      }
    }
  }

  private func isAround(_ outer: Int, _ scope: Int) -> Bool {
    var next: Int? = scope
    while let current = next, current != outer { next = blueprints[current].parent.flatMap { indices[$0.identifier] } }
    return next != nil
  }

  private func isChild(_ child: Int, of scope: Int) -> Bool {
    guard let parent = blueprints[child].parent.flatMap({ indices[$0.identifier] }) else { return false }
    return parent == scope || refined(by: scope).contains(parent)
  }

  /// Blueprints by the parts that they list, themselves or through other parts.
  private func holdersOfParts() -> [Int: [Int]] {
    var holders: [Int: [Int]] = [:]
    for index in blueprints.indices where blueprints[index].kind == .blueprint {
      var pending = blueprints[index].parts
      var seen: Set<Int> = []
      while let reference = pending.popLast() {
        guard let part = indices[reference.identifier], seen.insert(part).inserted else { continue }
        holders[part, default: []].append(index)
        pending += blueprints[part].parts
      }
    }
    return holders
  }

  private func mismatch(
    _ member: MemberDeclaration, child: BlueprintDeclaration, of scope: BlueprintDeclaration
  ) -> Finding {
    let found = child.parent.map { "its Parent is \($0.identifier.name)" } ?? "it names no Parent"
    return Finding(
      rule: "child-parent-mismatch", severity: .error,
      message:
        "\(child.graphName) is begun by \(scope.graphName), but \(child.name) is no child of \(scope.name): \(found)",
      place: member.place,
      notes: [FindingNote("\(child.name) is declared here", at: child.parent?.place ?? child.place)],
      help: child.parent == nil
        ? "add to \(child.name): typealias Parent = \(scope.name)"
        : "write in \(child.name): typealias Parent = \(scope.name)",
      declaration: "\(member.owner.name).\(member.name)",
      subject: child.graphName)
  }
}

extension MemberDeclaration.Kind {
  /// The blueprint of the scope that the member begins.
  fileprivate var child: TypeIdentifier? {
    switch self {
    case .child(let child), .scopeMaker(_, let child): child
    case .given, .givenMembers, .owned, .built, .shared, .maker, .provider, .connection, .end: nil
    }
  }
}
