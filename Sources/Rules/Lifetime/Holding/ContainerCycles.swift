import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Cycles of strong references that go through a container, as far as one file closes them.
struct ContainerCycles {
  let audit: FileAudit

  private var graph: RegisteredGraph { audit.subject.registered }

  func findings(of rule: some AuditRule) -> [Finding] {
    let mutual = audit.subject.holds.cycles.compactMap { cycle -> Finding? in
      guard graph.requests[cycle.closing.request].site.place.path == audit.file.path else { return nil }
      return finding(of: rule, for: cycle)
    }
    return mutual
      + graph.requests(in: audit.file.path).compactMap { wrapper($0).map { finding(of: rule, for: $0) } }
  }

  private func name(_ object: Int) -> String {
    graph.objects[object].implementation?.lastName ?? graph.objects[object].title
  }

  private func finding(of rule: some AuditRule, for cycle: HoldCycle) -> Finding {
    let request = graph.requests[cycle.closing.request]
    var words: [String] = []
    for (object, hold) in zip(cycle.objects, cycle.holds) { words += [name(object), hold.path] }
    words.append(name(cycle.objects[0]))
    let isAppLong = cycle.objects.allSatisfy { livesWithApp(graph.objects[$0]) }
    let notes = cycle.holds.map { hold in
      FindingNote(
        "'\(hold.path)' holds what \(graph.requests[hold.request].subject) gives"
          + (hold.isLater ? ", set once its holder is made" : ""),
        at: hold.members[0].place)
    }
    let member = cycle.closing.members[0]
    return Finding(
      rule: rule.identifier, severity: isAppLong ? .note : rule.severity,
      message:
        "\(Set(cycle.objects).count == 1 ? "'\(name(cycle.objects[0]))' holds itself" : "these hold each other") "
        + "strongly: \(words.joined(separator: " → "))"
        + (isAppLong ? "; it outlives its container" : ""),
      place: request.site.place, notes: notes, help: "declare it weakly: weak var \(member.name)",
      declaration: request.site.declaration, subject: request.subject)
  }

  /// Kept until a container ends that nothing lets go of.
  private func livesWithApp(_ object: RegisteredObject) -> Bool {
    switch object.lifetime {
    case .process: true
    case .container: graph.resets.allSatisfy { $0.extent != .everything }
    case .everyRequest, .oneResolution, .whileHeld, .named, .unknown: false
    }
  }

  private struct Wrapper {
    let request: ContainerRequest
    let owner: TypeIdentifier
    let object: RegisteredObject
    let property: CodeMember
  }

  /// `@LazyInjected(container: .own) var a: A` of an object that the container keeps.
  private func wrapper(_ request: ContainerRequest) -> Wrapper? {
    guard request.library == .resolver, request.hold == .storedLater, !request.isForTests,
      case .fetch(let index) = request.origin, case .type(let type) = request.receiver
    else { return nil }
    let node = audit.subject.containers.fetches[index].node
    guard node.kind == .attribute,
      node.arguments.contains(where: { $0.label == "container" && $0.kind != .nilLiteral && !Self.isMain($0) }),
      let object = graph.objects(implementedBy: type).map({ graph.objects[$0] }).first(where: {
        $0.lifetime == .container && !$0.reach.isForTests
      }),
      let name = request.member,
      let property = audit.subject.code.members(named: name, of: type).first(where: { $0.owner == type })
    else { return nil }
    return Wrapper(request: request, owner: type, object: object, property: property)
  }

  /// The container of the library itself lives as long as the process.
  private static func isMain(_ node: CodeNode) -> Bool { ["main", "root"].contains(node.text) }

  private func finding(of rule: some AuditRule, for wrapper: Wrapper) -> Finding {
    let request = wrapper.request
    let owner = wrapper.owner.name
    return Finding(
      rule: rule.identifier, severity: rule.severity,
      message:
        "the container and '\(owner)' hold each other strongly: container → cache → \(owner) → \(wrapper.property.name) "
        + "(wrapper) → container",
      place: request.site.place,
      notes: [
        FindingNote("'\(wrapper.object.title)' is \(wrapper.object.lifetime.word)", at: wrapper.object.site.place)
      ],
      help: "receive '\(wrapper.property.name)' in the initializer of '\(owner)'",
      declaration: request.site.declaration, subject: request.subject)
  }
}
