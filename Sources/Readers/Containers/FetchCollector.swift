import HandwireFacts

/// Finds the fetches of one file, each place once.
struct FetchCollector {
  private let here: ReadingSurroundings
  private let readers: [any FetchReading]

  init(_ surroundings: ReadingSurroundings) {
    here = surroundings
    readers = [
      WrapperFetchReader(here: surroundings), InstalledGraphReader(here: surroundings),
      SwinjectFetchReader(here: surroundings),
      FactoryFetchReader(here: surroundings), ResolverFetchReader(here: surroundings),
      ShapeFetchReader(here: surroundings), HolderFetchReader(here: surroundings),
      AggregateFetchReader(here: surroundings),
    ]
  }

  func fetches() -> [Fetch] {
    let facts = here.file.facts
    var found: [Fetch] = []
    // Parts of a fetch that were told with it.
    var covered: Set<Int> = []
    var known: [TypeIdentifier: Bool] = [:]
    for (index, body) in facts.bodies.enumerated() {
      var registrationEnd = 0
      let isOwn = isContainersOwn(here.file.owner(of: body), &known)
      for node in facts.code[body.root].all {
        if RegistrationShape.isRegistration(node, here) { registrationEnd = max(registrationEnd, node.end) }
        guard Self.isCandidate(node.kind), !covered.contains(node.index), let sighting = sighting(node, body) else {
          continue
        }
        cover(node, &covered)
        if isTarget(node) { continue }
        let setting: Fetch.Setting = isOwn ? .container : node.index < registrationEnd ? .registration : .plain
        found.append(
          Fetch(
            library: sighting.library, manner: sighting.manner, setting: setting, key: sighting.key,
            kind: sighting.kind, source: sighting.source, arguments: sighting.arguments,
            isOptional: here.isOptional(node), subject: Self.short(sighting.subject, node), node: node,
            site: here.site(node, body, index: index)))
      }
    }
    return found
  }

  /// What is asked for says which place it is; the arguments of a long call come and go.
  private static func short(_ subject: String, _ node: CodeNode) -> String {
    guard subject.utf8.count > 80, node.kind == .call, let callee = node.firstChild, let first = node.arguments.first
    else { return subject }
    let argument = (first.label.map { $0 + ": " } ?? "") + first.spelling
    return callee.spelling + "(" + argument + (node.arguments.count > 1 ? ", …)" : ")")
  }

  private func sighting(_ node: CodeNode, _ body: BodyFact) -> FetchSighting? {
    for reader in readers {
      if let sighting = reader.sighting(at: node, in: body) { return sighting }
    }
    return nil
  }

  private static func isCandidate(_ kind: CodeKind) -> Bool {
    switch kind {
    case .attribute, .call, .subscripted, .member, .operation: true
    case .name, .implicitMember, .closure, .parameter, .capture, .keyPath, .metatype, .typeName, .stringLiteral,
      .numberLiteral, .booleanLiteral, .nilLiteral, .array, .dictionary, .tuple, .assignment, .cast, .ternary,
      .optionalChain, .forced, .tried, .macro, .block, .local, .branch, .loop, .exit, .localFunction, .localType,
      .conditional, .other:
      false
    }
  }

  /// The chain that leads to it; arguments may hold fetches of their own.
  private func cover(_ node: CodeNode, _ covered: inout Set<Int>) {
    var next = node.firstChild
    while let link = next {
      covered.insert(link.index)
      switch link.kind {
      case .member, .call, .subscripted, .optionalChain, .forced, .cast, .tried: next = link.firstChild
      default: next = nil
      }
    }
  }

  /// What is assigned to is replaced, not fetched.
  private func isTarget(_ node: CodeNode) -> Bool {
    guard let parent = node.parent else { return false }
    return parent.kind == .assignment && parent.firstChild == node
  }

  /// The code of a container, a wrapper or a locator function.
  private func isContainersOwn(_ owner: TypeIdentifier?, _ known: inout [TypeIdentifier: Bool]) -> Bool {
    guard let owner else { return false }
    if let answer = known[owner] { return answer }
    let answer = isContainersOwn(owner)
    known[owner] = answer
    return answer
  }

  private func isContainersOwn(_ owner: TypeIdentifier) -> Bool {
    let shapes = here.shapes
    if shapes.wrappers.contains(owner) || shapes.registries.contains(owner) || shapes.aggregates[owner] != nil {
      return true
    }
    if let holder = shapes.holders[owner], shapes.roots.contains(owner) || holder.isStaticHolder, !holder.isDelegate {
      return true
    }
    let type = ResolvedType.nominal(owner, arguments: [])
    switch LibraryTypes.library(
      of: owner.module.isEmpty ? .external(path: owner.path, arguments: []) : type,
      among: here.libraries, in: here.file.code.program)
    {
    case .swinject?, .factory?, .resolver?, .dip?: return true
    case .needle?, .swiftDependencies?, .handwire?, .homeMade?, nil: return false
    }
  }
}
