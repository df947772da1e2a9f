import HandwireFacts
import HandwireFindings

/// Singletons with mutable state, and from which isolation domains they are used.
struct SharedObjects {
  struct Unprotected {
    let type: DeclaredType
    let state: String
    let statePlace: Place
    let onMainActor: Place
    let elsewhere: Place
    /// `actor 'TripLoader'`
    let elsewhereName: String
  }

  private struct Candidate {
    let type: DeclaredType
    let accessor: String
    let state: String
    let statePlace: Place
  }

  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func unprotected() -> [Unprotected] {
    let candidates = DeclaredType.all(in: subject).compactMap(candidate)
    guard !candidates.isEmpty else { return [] }
    let byOwner = Dictionary(candidates.map { ($0.type.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    let accessors = Set(candidates.map(\.accessor))
    var onMain: [TypeIdentifier: Place] = [:]
    var elsewhere: [TypeIdentifier: (place: Place, name: String)] = [:]
    for file in subject.files where !file.isTest && Self.mentions(accessors, file) {
      guard let audit = FileAudit(file, of: subject) else { continue }
      for body in audit.productBodies {
        for node in file.facts.code[body.root].all where node.kind == .member && accessors.contains(node.text) {
          guard case .members(let members) = audit.code.reference(of: node), let owner = members.first?.owner,
            byOwner[owner] != nil
          else { continue }
          switch domain(of: node, in: body, audit) {
          case .mainActor: if onMain[owner] == nil { onMain[owner] = audit.place(of: node.start) }
          case .elsewhere(let name):
            if elsewhere[owner] == nil { elsewhere[owner] = (audit.place(of: node.start), name) }
          case nil: continue
          }
        }
      }
    }
    return candidates.compactMap { candidate -> Unprotected? in
      guard let main = onMain[candidate.type.identifier], let other = elsewhere[candidate.type.identifier] else {
        return nil
      }
      return Unprotected(
        type: candidate.type, state: candidate.state, statePlace: candidate.statePlace, onMainActor: main,
        elsewhere: other.place, elsewhereName: other.name)
    }
  }

  private static func mentions(_ names: Set<String>, _ file: AuditFile) -> Bool {
    (0..<file.facts.code.count).contains { index in
      let node = file.facts.code[index]
      return node.kind == .member && names.contains(node.text)
    }
  }

  private enum Domain {
    case mainActor
    case elsewhere(String)
  }

  /// Only where it is written down: a global actor, an actor's own code, a detached task.
  private func domain(of node: CodeNode, in body: BodyFact, _ audit: FileAudit) -> Domain? {
    var current = node
    while let parent = current.parent {
      if parent.kind == .closure {
        // Any other closure may run anywhere.
        guard let call = parent.parent, call.kind == .call, let callee = call.firstChild else { return nil }
        if callee.path == ["Task", "detached"] { return .elsewhere("a detached task") }
        guard callee.path == ["Task"] || ["map", "forEach", "filter"].contains(callee.text) else { return nil }
      }
      if parent.kind == .localFunction || parent.kind == .localType { return nil }
      current = parent
    }
    switch body.role {
    case .function, .getter, .setter, .initializer: break
    case .deinitializer, .observer, .initialValue, .defaultArgument, .attribute, .statement: return nil
    }
    let function = audit.code.function(of: body)
    if let header = function?.header {
      if header.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return nil }
      if header.attribute(named: "MainActor") != nil { return .mainActor }
    }
    guard !body.isStatic, let owner = audit.code.owner(of: body) else { return nil }
    switch subject.program.isolation(of: owner) {
    case .globalActor("MainActor"): return .mainActor
    case .globalActor(let name): return .elsewhere("'\(owner.name)', isolated to '\(name)',")
    case .actorInstance: return .elsewhere("actor '\(owner.name)'")
    case .nonisolated: return nil
    }
  }

  private func candidate(_ type: DeclaredType) -> Candidate? {
    guard type.fact.kind == .class, !type.file.isTest,
      let accessor = type.fact.members.properties.first(where: { property in
        guard property.isStatic, case .call(.reference(let path, _), _)? = property.initialValue else { return false }
        return path.last?.name == type.identifier.name || path.last?.name == "Self"
      }),
      subject.program.isolation(of: type.identifier) == .nonisolated,
      subject.program.isSendable(.nominal(type.identifier, arguments: [])) == .no
    else { return nil }
    let members = subject.code.members(of: type.identifier)
    var state: CodeMember?
    for member in members {
      guard let property = member.property, !property.isComputed, !member.isStatic else { continue }
      let text = (property.type?.description ?? "") + " " + Self.made(property)
      if Self.guards.contains(where: { text.contains($0) }) { return nil }
      if !property.header.attributes.isEmpty { return nil }
      if state == nil, property.isSettable, !property.isConstant, !property.isLazy { state = member }
    }
    guard let state, let place = state.place else { return nil }
    return Candidate(type: type, accessor: accessor.header.name, state: state.name, statePlace: place)
  }

  private static func made(_ property: PropertyFact) -> String {
    guard case .call(.reference(let path, _), _)? = property.initialValue else { return "" }
    return path.map(\.name).joined(separator: ".")
  }

  /// Types of which one makes a type look after its state itself.
  private static let guards = [
    "Atomic", "Lock", "Mutex", "Queue", "Semaphore", "ThreadSafe", "lock", "mutex", "pthread",
  ]
}
