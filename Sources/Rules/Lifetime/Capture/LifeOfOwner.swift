import HandwireFacts

/// What is known of how long the object lives whose code a body is, and of what it does to let go.
struct LifeOfOwner {
  let audit: FileAudit
  let owner: TypeIdentifier
  let ownCode: OwnCode

  /// `nil` outside of classes and actors, in static code, and where the object lives as long as the process anyway.
  init?(of body: BodyFact, in audit: FileAudit, ownCode: OwnCode) {
    guard !body.isStatic, let owner = audit.code.owner(of: body) else { return nil }
    switch audit.subject.program.kind(of: .nominal(owner, arguments: [])) {
    case .class, .actor: break
    case .value, .protocol, .function, .unknown: return nil
    }
    self.audit = audit
    self.owner = owner
    self.ownCode = ownCode
    if livesForever { return nil }
  }

  /// A singleton, or what the system starts the program with.
  private var livesForever: Bool {
    if audit.subject.processLongTypes.contains(owner) || isKeptByContainer { return true }
    return audit.subject.code.members(of: owner).contains { member in
      guard member.isStatic, let property = member.property else { return false }
      if Self.accessors.contains(property.header.name) { return true }
      switch property.initialValue {
      case .call(.reference(let path, _), _): return path.last?.name == owner.name || path.last?.name == "Self"
      default: return false
      }
    }
  }

  /// Every registration that makes one keeps it until a container ends that nothing empties.
  private var isKeptByContainer: Bool {
    let graph = audit.subject.registered
    let lifetimes = graph.objects(implementedBy: owner).map { graph.objects[$0] }
      .filter { !$0.reach.isForTests }.map(\.lifetime)
    guard !lifetimes.isEmpty, graph.resets.isEmpty else { return false }
    return lifetimes.allSatisfy { $0 == .process || $0 == .container }
  }

  private static let accessors: Set<String> = ["current", "default", "instance", "main", "shared", "standard"]

  /// Whether some own code outside of `deinit`, which never runs while the object is held, satisfies the condition.
  func letsGo(where condition: (CodeNode, FileAudit) -> Bool) -> Bool {
    ownCode.parts(of: owner).contains { part in
      part.body.role != .deinitializer && part.root.all.contains { condition($0, part.audit) }
    }
  }

  /// The stored property of the own object that an expression names: `timer`, `self.timer`.
  static func ownProperty(_ node: CodeNode, in audit: FileAudit) -> CodeMember? {
    switch node.kind {
    case .name: break
    case .member:
      guard node.firstChild?.kind == .name, node.firstChild?.text == "self" else { return nil }
    case .optionalChain, .forced: return node.firstChild.flatMap { ownProperty($0, in: audit) }
    default: return nil
    }
    guard case .members(let members) = audit.code.reference(of: node), members.count == 1, let member = members.first,
      !member.isStatic, let property = member.property, !property.isComputed
    else { return nil }
    return member
  }
}

extension CodeMember {
  /// Neither `weak` nor `unowned`.
  var isStrong: Bool {
    header?.modifiers.contains { $0 == "weak" || $0.hasPrefix("unowned") } == false
  }
}
