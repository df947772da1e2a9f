import HandwireFacts
import HandwireFindings

/// A strong path from an object back to itself that one expression closes.
struct StrongCycle {
  let subject: String
  let message: String
  let help: String
  let notes: [FindingNote]

  static func isPossible(at node: CodeNode) -> Bool {
    switch node.kind {
    case .assignment: true
    case .closure: node.parent == nil
    case .call: node.firstChild.map { $0.text == "store" || $0.text == "disposed" || isConstruction($0) } ?? false
    default: false
    }
  }

  private static func isConstruction(_ callee: CodeNode) -> Bool {
    callee.kind == .name && callee.text.first?.isUppercase == true
  }

  init?(at node: CodeNode, in body: BodyFact, of life: LifeOfOwner) {
    let reader = Reader(life: life, body: body)
    let found: StrongCycle?
    switch node.kind {
    case .assignment: found = reader.cycle(ofAssignment: node)
    case .closure: found = reader.cycle(ofLazy: node)
    case .call:
      found =
        node.firstChild.map { Self.isConstruction($0) } == true
        ? reader.cycle(ofConstruction: node) : SubscriptionCycle(life: life).cycle(at: node)
    default: found = nil
    }
    guard let found else { return nil }
    self = found
  }

  init(subject: String, path: [String], help: String, notes: [FindingNote]) {
    self.subject = subject
    message = "'\(path[0])' is never released: \(path.joined(separator: " → "))"
    self.help = help
    self.notes = notes
  }

  private struct Reader {
    let life: LifeOfOwner
    let body: BodyFact

    private var audit: FileAudit { life.audit }
    private var owner: String { life.owner.name }

    /// `lazy var reset: () -> Void = { self.… }`
    func cycle(ofLazy closure: CodeNode) -> StrongCycle? {
      guard body.role == .initialValue, audit.code.property(of: body)?.isLazy == true,
        let use = SelfCapture(audit: audit).strongUse(in: closure)
      else { return nil }
      return cycle(property: body.name, capturedAt: use)
    }

    func cycle(ofAssignment node: CodeNode) -> StrongCycle? {
      let sides = Array(node.children)
      guard sides.count == 2 else { return nil }
      if sides[1].kind == .closure { return cycle(of: sides[0], closure: sides[1]) }
      if sides[1].kind == .name, sides[1].text == "self" { return cycle(ofDelegate: sides[0]) }
      return nil
    }

    private func cycle(of target: CodeNode, closure: CodeNode) -> StrongCycle? {
      if let member = LifeOfOwner.ownProperty(target, in: audit) {
        guard isFunction(member, of: target), member.owner == life.owner,
          let use = SelfCapture(audit: audit).strongUse(in: closure), !isCleared(member.name, of: nil)
        else { return nil }
        return cycle(property: member.name, capturedAt: use)
      }
      guard let (holder, member) = heldMember(target), isFunction(member, of: target),
        let use = SelfCapture(audit: audit).strongUse(in: closure), !isCleared(member.name, of: holder.name),
        !isClearedByHolder(member)
      else { return nil }
      return StrongCycle(
        subject: target.spelling,
        path: [owner, holder.name, member.name, owner],
        help: "begin the closure with '[weak self]'",
        notes: [FindingNote("'self' is captured here", at: audit.place(of: use.position))])
    }

    private func cycle(property: String, capturedAt use: CodeNode) -> StrongCycle {
      StrongCycle(
        subject: property, path: [owner, property, owner], help: "begin the closure with '[weak self]'",
        notes: [FindingNote("'self' is captured here", at: audit.place(of: use.position))])
    }

    private func cycle(ofDelegate target: CodeNode) -> StrongCycle? {
      guard let (holder, member) = heldMember(target), member.isStrong, let property = member.property,
        !property.isComputed, holdsObject(audit.code.type(of: target)), !isCleared(member.name, of: holder.name),
        !isClearedByHolder(member)
      else { return nil }
      return StrongCycle(
        subject: target.spelling, path: [owner, holder.name, member.name, owner],
        help: "declare it weakly: weak var \(member.name)",
        notes: [FindingNote("'\(member.name)' is declared here", at: member.place)])
    }

    /// `worker` and `reporter` of `worker.reporter`, where the own object stores the one and that one stores the other.
    private func heldMember(_ target: CodeNode) -> (holder: CodeMember, member: CodeMember)? {
      guard target.kind == .member, let base = target.firstChild,
        let holder = heldProperty(base), holder.isStrong, isClass(audit.code.type(of: base)),
        case .members(let members) = audit.code.reference(of: target), members.count == 1, let member = members.first,
        let property = member.property, !property.isComputed, !member.isStatic,
        let owner = member.owner, audit.subject.program.kind(of: .nominal(owner, arguments: [])) == .class
      else { return nil }
      return (holder, member)
    }

    /// Also a parameter of the initializer that is stored under its own name.
    private func heldProperty(_ base: CodeNode) -> CodeMember? {
      if let own = LifeOfOwner.ownProperty(base, in: audit) { return own }
      guard base.kind == .name, body.role == .initializer,
        case .local(let declaration) = audit.code.reference(of: base), declaration.kind == .parameter,
        let member = audit.subject.code.members(named: base.text, of: life.owner).first, !member.isStatic,
        member.property?.isComputed == false, !isCleared(nil, of: base.text)
      else { return nil }
      let isStored = audit.facts.code[body.root].all.contains { node in
        guard node.kind == .assignment, let target = node.firstChild else { return false }
        return target.path == ["self", base.text] && node.children.dropFirst().first { _ in true }?.path == [base.text]
      }
      return isStored ? member : nil
    }

    /// `second = Worker(reporter: self)`, `lazy var worker = Worker(reporter: self)`
    func cycle(ofConstruction node: CodeNode) -> StrongCycle? {
      guard let argument = node.arguments.first(where: { $0.kind == .name && $0.text == "self" }),
        let holder = property(thatTakes: node), holder.isStrong,
        case .type(let type)? = node.firstChild.map({ audit.code.reference(of: $0) }),
        case .nominal(let made, _) = type, audit.subject.program.kind(of: type) == .class,
        let parameter = parameter(taking: argument, of: node, in: made),
        let member = audit.subject.code.members(named: parameter, of: made).first, member.isStrong, !member.isStatic,
        member.owner == made, member.property?.isComputed == false,
        stores(parameter, in: made), !isCleared(nil, of: holder.name)
      else { return nil }
      return StrongCycle(
        subject: node.spelling, path: [owner, holder.name, member.name, owner],
        help: "declare it weakly: weak var \(member.name)",
        notes: [FindingNote("'\(member.name)' is declared here", at: member.place)])
    }

    private func property(thatTakes node: CodeNode) -> CodeMember? {
      guard let parent = node.parent else {
        guard body.role == .initialValue, audit.code.property(of: body)?.isLazy == true else { return nil }
        return audit.subject.code.members(named: body.name, of: life.owner).first
      }
      guard parent.kind == .assignment, let target = parent.firstChild else { return nil }
      return LifeOfOwner.ownProperty(target, in: audit)
    }

    private func parameter(taking argument: CodeNode, of call: CodeNode, in type: TypeIdentifier) -> String? {
      let initializers = audit.subject.code.members(named: "init", of: type)
      guard initializers.count == 1, let parameters = initializers.first?.parameters else { return nil }
      return parameters.first { $0.label == argument.label }?.name
    }

    private func stores(_ parameter: String, in type: TypeIdentifier) -> Bool {
      life.ownCode.parts(of: type).contains { part in
        part.body.role == .initializer
          && part.root.all.contains { node in
            guard node.kind == .assignment, let target = node.firstChild?.path else { return false }
            return (target == ["self", parameter] || target == [parameter])
              && node.children.dropFirst().first { _ in true }?.path == [parameter]
          }
      }
    }

    private func isFunction(_ member: CodeMember, of target: CodeNode) -> Bool {
      member.isStrong && ServiceKinds.isFunction(audit.code.type(of: target))
    }

    private func isClass(_ type: ResolvedType) -> Bool {
      if case .optional(let wrapped) = type { return isClass(wrapped) }
      return audit.subject.program.kind(of: type) == .class
    }

    /// A class, or a protocol that only classes conform to.
    private func holdsObject(_ type: ResolvedType) -> Bool {
      switch type {
      case .optional(let wrapped): return holdsObject(wrapped)
      case .nominal: return audit.subject.program.kind(of: type) == .class
      case .existential: return true
      case .opaque, .external, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown:
        return false
      }
    }

    /// The object that holds `self` lets go of it by itself.
    private func isClearedByHolder(_ member: CodeMember) -> Bool {
      guard let holder = member.owner else { return false }
      return life.ownCode.parts(of: holder).contains { part in
        part.body.role != .deinitializer
          && part.root.all.contains { node in
            guard node.kind == .assignment, let target = node.firstChild?.path else { return false }
            return (target == [member.name] || target == ["self", member.name])
              && node.children.dropFirst().first { _ in true }?.kind == .nilLiteral
          }
      }
    }

    /// `handler = nil`, `player.handler = nil`, `player = nil` somewhere outside of `deinit`.
    private func isCleared(_ member: String?, of holder: String?) -> Bool {
      life.letsGo { node, _ in
        guard node.kind == .assignment, let target = node.firstChild,
          node.children.dropFirst().first(where: { _ in true })?.kind == .nilLiteral,
          let path = target.path
        else { return false }
        let names = path.first == "self" ? Array(path.dropFirst()) : path
        return [[holder, member], [holder], [member]].contains { names == $0.compactMap(\.self) && !names.isEmpty }
      }
    }
  }
}
