import HandwireFacts
import HandwireReaders

/// Services in private stored properties of one file, and whether anything reads them.
struct PrivateDependencies {
  struct Dependency {
    let name: String
    let owner: TypeIdentifier
    let position: Position
    let declaration: String
    /// By a wrapper or an initial value that asks a container.
    let isInjected: Bool
    /// Where the initializers store it.
    let stores: Set<Int>
  }

  private let audit: FileAudit
  private let services: ServiceKinds
  private let initializers: [TypeIdentifier: [Initializer]]

  init(_ audit: FileAudit) {
    self.audit = audit
    services = ServiceKinds(audit.subject)
    var initializers: [TypeIdentifier: [Initializer]] = [:]
    for (index, body) in audit.facts.bodies.enumerated()
    where body.role == .initializer && audit.file.placements[index].isShipped {
      guard let owner = audit.code.owner(of: body) else { continue }
      initializers[owner, default: []].append(Initializer(audit.facts.code[body.root]))
    }
    self.initializers = initializers
  }

  /// In the order of the source.
  func unread() -> [Dependency] {
    var candidates: [Dependency] = []
    let owners = owners()
    guard !owners.isEmpty else { return [] }
    let fetched = fetchedProperties()
    for (type, fact) in owners {
      for property in fact.members.properties where isPrivate(property) {
        if let candidate = candidate(property, of: type, fetched) { candidates.append(candidate) }
      }
    }
    guard !candidates.isEmpty else { return [] }
    let read = namesRead(Dictionary(grouping: candidates, by: \.name))
    return candidates.filter { !read.contains(Key(owner: $0.owner, name: $0.name)) }
      .sorted { $0.position < $1.position }
  }

  private struct Key: Hashable {
    let owner: TypeIdentifier
    let name: String
  }

  /// Types whose properties nothing reads that cannot be seen.
  private func owners() -> [(TypeIdentifier, TypeFact)] {
    var facts: [Position: TypeFact] = [:]
    var pending = audit.facts.types + audit.facts.extensions.flatMap(\.members.types)
    while let fact = pending.popLast() {
      facts[fact.header.position] = fact
      pending += fact.members.types
    }
    var found: [Position: TypeIdentifier] = [:]
    for body in audit.facts.bodies {
      guard let enclosure = body.enclosure, let owner = audit.code.owner(of: body) else { continue }
      let position = audit.facts.enclosures[enclosure].position
      if facts[position] != nil { found[position] = owner }
    }
    return found.sorted { $0.key < $1.key }.compactMap { position, owner in
      guard let fact = facts[position] else { return nil }
      switch fact.kind {
      case .class, .actor, .struct: break
      case .enum, .protocol: return nil
      }
      guard fact.header.attributes.allSatisfy({ Self.plainAttributes.contains($0.name) }),
        audit.traits(of: owner).supertypes.isDisjoint(with: Self.synthesizing)
      else { return nil }
      return (owner, fact)
    }
  }

  private static let plainAttributes: Set<String> = [
    "MainActor", "Observable", "available", "main", "objc", "objcMembers", "UIApplicationMain", "unchecked",
  ]
  /// Whose requirements the compiler fulfils by reading all properties.
  private static let synthesizing: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable",
  ]

  private func isPrivate(_ property: PropertyFact) -> Bool {
    guard let access = property.header.access, access <= .fileprivate else { return false }
    return !property.isStatic && !property.isComputed && !property.header.name.hasPrefix("_")
  }

  /// Where a wrapped property or an initial value asks a container.
  private func fetchedProperties() -> Set<Position> {
    var found: Set<Position> = []
    for fetch in audit.subject.containers.fetches(in: audit.file.path, of: audit.file.module) {
      guard let index = fetch.site.body, audit.facts.bodies.indices.contains(index), fetch.kind != .value else {
        continue
      }
      let body = audit.facts.bodies[index]
      if fetch.manner == .wrapper || (body.role == .initialValue && isWhole(fetch.node, audit.facts.code[body.root])) {
        found.insert(body.declaration)
      }
    }
    return found
  }

  private func isWhole(_ node: CodeNode, _ root: CodeNode) -> Bool {
    var current = root
    while current != node {
      guard [.forced, .cast, .tried, .optionalChain].contains(current.kind), let inner = current.firstChild else {
        return false
      }
      current = inner
    }
    return true
  }

  private func candidate(
    _ property: PropertyFact, of type: TypeIdentifier, _ fetched: Set<Position>
  ) -> Dependency? {
    let name = property.header.name
    let isFetched = fetched.contains(property.header.position)
    let attributes = property.header.attributes.map(\.name).filter { $0 != "ObservationIgnored" && $0 != "MainActor" }
    guard attributes.isEmpty || (isFetched && attributes.count == 1),
      !attributes.contains(where: Self.observing.contains)
    else { return nil }
    if let written = property.type {
      guard let member = audit.subject.code.members(named: name, of: type).first,
        case .found(let resolved) = audit.subject.program.resolve(written, in: member.context),
        isFetched || services.isService(resolved), !Self.isKept(resolved)
      else { return nil }
    } else if !isFetched {
      return nil
    }
    var stores: Set<Int> = []
    if !isFetched {
      guard property.initialValue == nil, let found = storesOfParameters(name, of: type), !found.isEmpty else {
        return nil
      }
      stores = found
    }
    return Dependency(
      name: name, owner: type, position: property.header.position, declaration: type.dottedName + "." + name,
      isInjected: isFetched, stores: stores)
  }

  /// Wrappers that redraw a view, or make an object that others find.
  private static let observing: Set<String> = [
    "Environment", "EnvironmentObject", "InjectedObject", "InjectedObservable", "ObservedObject", "StateObject",
  ]

  /// What works by being there.
  private static func isKept(_ type: ResolvedType) -> Bool {
    guard let name = type.lastName else { return false }
    return [
      "Cancellable", "Coordinator", "Delegate", "Disposable", "Handler", "Keeper", "Listener", "Monitor",
      "Observer", "Observing", "Scheduler", "Session", "Subscriber", "Token", "Tracker", "Watcher", "Window", "Context",
    ]
    .contains { name.hasSuffix($0) || name.hasSuffix($0 + "Protocol") || name.hasSuffix($0 + "Type") }
  }

  /// Nodes of the assignments in initializers; `nil` where one stores something else, or does more with the parameter.
  private func storesOfParameters(_ name: String, of type: TypeIdentifier) -> Set<Int>? {
    var stores: Set<Int> = []
    for initializer in initializers[type] ?? [] {
      for node in initializer.assignments[name] ?? [] {
        guard let target = node.firstChild, isProperty(target, name) else { continue }
        guard let value = node.children.dropFirst().first(where: { _ in true }), value.kind == .name,
          case .local(let parameter) = audit.code.reference(of: value), parameter.kind == .parameter
        else { return nil }
        let uses = (initializer.uses[parameter.text] ?? []).count { use in
          if case .local(let declaration) = audit.code.reference(of: use) { return declaration == parameter }
          return use.kind == .capture
        }
        guard uses == 1 else { return nil }
        stores.insert(target.index)
      }
    }
    return stores
  }

  /// An initializer's code, by the names that it speaks of.
  private struct Initializer {
    var assignments: [String: [CodeNode]] = [:]
    var uses: [String: [CodeNode]] = [:]

    init(_ root: CodeNode) {
      for node in root.all {
        switch node.kind {
        case .assignment: if let name = node.firstChild?.text { assignments[name, default: []].append(node) }
        case .name, .capture: uses[node.text, default: []].append(node)
        default: continue
        }
      }
    }
  }

  private func isProperty(_ node: CodeNode, _ name: String) -> Bool {
    guard node.text == name else { return false }
    if node.kind == .member, let base = node.firstChild { return base.kind == .name && base.text == "self" }
    if node.kind == .name, case .local = audit.code.reference(of: node) { return false }
    return node.kind == .name
  }

  private func namesRead(_ candidates: [String: [Dependency]]) -> Set<Key> {
    var read: Set<Key> = []
    for body in audit.facts.bodies {
      for node in audit.facts.code[body.root].all {
        switch node.kind {
        // `@Injected(\.trips) private var trips` names what it asks for.
        case .keyPath where body.role == .attribute: break
        case .keyPath:
          for part in node.text.split(separator: ".") { note(String(part), candidates, &read) }
        case .name, .member, .implicitMember, .capture:
          let text = node.text.hasPrefix("$") || node.text.hasPrefix("_") ? String(node.text.dropFirst()) : node.text
          // A reflection reads them all.
          if node.text == "Mirror" { for name in candidates.keys { note(name, candidates, &read) } }
          guard let found = candidates[text] else { continue }
          for dependency in found
          where !dependency.stores.contains(node.index) && body.declaration != dependency.position {
            if isAnother(node, dependency) { continue }
            read.insert(Key(owner: dependency.owner, name: dependency.name))
          }
        default: break
        }
      }
    }
    return read
  }

  private func note(_ name: String, _ candidates: [String: [Dependency]], _ read: inout Set<Key>) {
    for dependency in candidates[name] ?? [] { read.insert(Key(owner: dependency.owner, name: name)) }
  }

  /// Something else of that name: a local, or the member of another type.
  private func isAnother(_ node: CodeNode, _ dependency: Dependency) -> Bool {
    if node.kind == .capture { return false }
    switch audit.code.reference(of: node) {
    case .local: return true
    case .members(let members):
      return !members.isEmpty && members.allSatisfy { $0.owner != nil && $0.owner != dependency.owner }
    case .type, .module: return true
    case .globals, .selfValue, .superValue, .unread, .unknown: return false
    }
  }
}
