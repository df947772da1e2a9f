import HandwireFacts
import HandwireFindings

/// How optional service properties of classes are set, everywhere in the project.
struct PropertyInjection {
  struct Candidate {
    let owner: TypeIdentifier
    let name: String
    /// Without its optional.
    let type: ResolvedType
    let place: Place
  }

  private struct Key: Hashable {
    let owner: TypeIdentifier
    let name: String
  }

  private var constructions: [TypeIdentifier: Int] = [:]
  private var settersAtOnce: [Key: [Place]] = [:]
  /// Set at other places too.
  private var others: Set<Key> = []

  /// In tests too: what a test sets later is meant to be set later.
  init(_ candidates: [Candidate], in subject: AuditSubject) {
    let names = Set(candidates.map(\.name))
    let owners = Set(candidates.map(\.owner))
    let ownerNames = Set(owners.map(\.name))
    let keys = Set(candidates.map { Key(owner: $0.owner, name: $0.name) })
    for file in subject.files {
      guard Self.mentions(names, ownerNames, file), let audit = FileAudit(file, of: subject) else { continue }
      for body in file.facts.bodies {
        read(body, of: audit, keys: keys, owners: owners, names: names, ownerNames: ownerNames)
      }
    }
  }

  private static func mentions(_ names: Set<String>, _ owners: Set<String>, _ file: AuditFile) -> Bool {
    (0..<file.facts.code.count).contains { index in
      let node = file.facts.code[index]
      return (node.kind == .member && names.contains(node.text)) || (node.kind == .name && owners.contains(node.text))
    }
  }

  /// `nil` unless each construction of the type in the product is followed by one.
  func settersAfterEveryConstruction(of candidate: Candidate) -> [Place]? {
    let key = Key(owner: candidate.owner, name: candidate.name)
    guard !others.contains(key), let setters = settersAtOnce[key],
      constructions[candidate.owner] == setters.count
    else { return nil }
    return setters
  }

  private mutating func read(
    _ body: BodyFact, of audit: FileAudit, keys: Set<Key>, owners: Set<TypeIdentifier>, names: Set<String>,
    ownerNames: Set<String>
  ) {
    let root = audit.facts.code[body.root]
    for node in root.all {
      switch node.kind {
      case .call:
        if !audit.file.isTest, let made = Self.made(by: node, ownerNames, audit), owners.contains(made) {
          constructions[made, default: 0] += 1
        }
      case .assignment:
        guard let target = node.firstChild, target.kind == .member || target.kind == .name,
          names.contains(target.text),
          case .members(let members) = audit.code.reference(of: target), let member = members.first,
          let owner = member.owner, keys.contains(Key(owner: owner, name: target.text))
        else { continue }
        let key = Key(owner: owner, name: target.text)
        if !audit.file.isTest, let local = Self.newObject(target, owner, ownerNames, audit),
          !Self.isJoinedBack(node, to: local, in: root, audit)
        {
          settersAtOnce[key, default: []].append(audit.place(of: node.start))
        } else {
          others.insert(key)
        }
      default: break
      }
    }
  }

  private static func made(by call: CodeNode, _ ownerNames: Set<String>, _ audit: FileAudit) -> TypeIdentifier? {
    guard let callee = call.firstChild, callee.kind == .name || callee.kind == .member,
      ownerNames.contains(callee.text) || callee.text == "init" || callee.text == "Self"
    else { return nil }
    switch audit.code.reference(of: callee) {
    case .type(.nominal(let identifier, _)): return identifier
    case .members(let members):
      if case .initializer? = members.first?.fact { return members.first?.owner }
      return nil
    case .type, .local, .globals, .module, .selfValue, .superValue, .unread, .unknown: return nil
    }
  }

  /// The local that holds the object, where the same body has just made it.
  private static func newObject(
    _ target: CodeNode, _ owner: TypeIdentifier, _ ownerNames: Set<String>, _ audit: FileAudit
  ) -> CodeNode? {
    guard target.kind == .member, let base = target.firstChild, base.kind == .name,
      case .local(let local) = audit.code.reference(of: base), local.kind == .local, let value = local.firstChild,
      value.kind == .call, made(by: value, ownerNames, audit) == owner,
      // In the same list of statements: not in a branch or a closure.
      local.parent == target.parent?.parent
    else { return nil }
    return local
  }

  /// The value needs the object itself, so no `init` could have taken it; or there is no value.
  private static func isJoinedBack(
    _ assignment: CodeNode, to local: CodeNode, in root: CodeNode, _ audit: FileAudit
  ) -> Bool {
    guard let value = assignment.children.dropFirst().first(where: { _ in true }), value.kind != .nilLiteral else {
      return true
    }
    if mentions(local, value, audit) { return true }
    for node in value.all where node.kind == .name {
      guard case .local(let other) = audit.code.reference(of: node), other != local else { continue }
      // What was made with it, or is joined to it afterwards.
      if other.index > local.index, mentions(local, other, audit) { return true }
      let isJoined = root.all.contains { node in
        node.kind == .assignment && node.firstChild?.firstChild?.text == other.text
          && node.children.dropFirst().first { _ in true }?.text == local.text
      }
      if isJoined { return true }
    }
    return false
  }

  private static func mentions(_ local: CodeNode, _ node: CodeNode, _ audit: FileAudit) -> Bool {
    node.all.contains { inner in
      guard inner.kind == .name, inner.text == local.text else { return false }
      if case .local(let declaration) = audit.code.reference(of: inner) { return declaration == local }
      return false
    }
  }
}

extension PropertyInjection {
  /// Its initializers are the framework's; controllers may well have their own.
  private static func isView(_ type: TypeIdentifier, in subject: AuditSubject) -> Bool {
    let traits = TypeTraits(of: type, in: subject.program)
    return traits.isUserInterface && !traits.supertypes.contains { $0.hasSuffix("Controller") }
  }

  /// Optional, settable, strong properties of services in classes of the product.
  static func candidates(in subject: AuditSubject) -> [Candidate] {
    let services = ServiceKinds(subject)
    return DeclaredType.all(in: subject).flatMap { type -> [Candidate] in
      guard type.fact.kind == .class, !type.file.isTest, !FilePurpose.isStandInName(type.identifier.name),
        !isView(type.identifier, in: subject)
      else { return [] }
      return type.fact.members.properties.compactMap { property -> Candidate? in
        guard case .optional? = property.type, !property.isComputed, !property.isConstant, !property.isStatic,
          property.header.attributes.isEmpty,
          !property.header.modifiers.contains(where: { $0 == "weak" || $0.hasPrefix("unowned") || $0 == "lazy" }),
          (property.header.access ?? .internal) > .fileprivate, (property.setterAccess ?? .internal) > .fileprivate,
          let member = subject.code.members(named: property.header.name, of: type.identifier).first,
          case .found(.optional(let wrapped)) = subject.program.resolve(property.type ?? .tuple([]), in: member.context),
          services.isService(wrapped)
        else { return nil }
        return Candidate(
          owner: type.identifier, name: property.header.name, type: wrapped,
          place: Place(
            path: type.file.path, line: property.header.position.line, column: property.header.position.column))
      }
    }
  }
}
