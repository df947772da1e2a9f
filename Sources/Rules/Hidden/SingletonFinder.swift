import HandwireFacts

/// Tells whether an expression reaches for a singleton.
struct SingletonFinder {
  struct Singleton {
    /// The whole expression: with its call where the accessor is a function.
    let node: CodeNode
    /// As it is written.
    let type: String
    /// The project's own.
    let isOwn: Bool

    var message: String {
      isOwn ? "'\(type)' is reached through its singleton" : "the shared '\(type)' is reached for instead of received"
    }

    var help: String { "receive it: init(\(ParameterName.of(type)): \(type))" }
  }

  let audit: FileAudit
  /// The types whose code it is.
  let owners: [TypeIdentifier]

  private static let accessors: Set<String> = ["default", "instance", "shared", "standard"]

  /// What is required of a global actor, and containers, of which other rules speak.
  private static let others: Set<String> = ["GlobalActor", "ManagedContainer", "SharedContainer"]

  private static func isAccessor(_ name: String) -> Bool {
    if accessors.contains(name) { return true }
    return name.hasPrefix("shared") && name.dropFirst("shared".count).first?.isUppercase == true
  }

  /// `nil` for anything else, and where only the compiler could know.
  func singleton(at node: CodeNode) -> Singleton? {
    guard node.kind == .member || node.kind == .implicitMember, Self.isAccessor(node.text), !isReplaced(node),
      !isKey(node),
      !isHandedOn(node)
    else { return nil }
    let reference = audit.code.reference(of: node)
    switch reference {
    case .members(let members): return own(node, members)
    case .unread: return foreign(node)
    case .local, .globals, .type, .module, .selfValue, .superValue, .unknown: return nil
    }
  }

  /// `X.shared = Other()`
  private func isReplaced(_ node: CodeNode) -> Bool {
    guard let parent = node.parent, parent.kind == .assignment else { return false }
    return parent.firstChild == node
  }

  /// `dependencies[defaults: .standard]`
  private func isKey(_ node: CodeNode) -> Bool { node.kind == .implicitMember && node.parent?.kind == .subscripted }

  /// `static var main: Queue { .shared }`: another name for it.
  private func isHandedOn(_ node: CodeNode) -> Bool {
    guard let body = audit.code.body(of: node), body.isStatic, body.role == .getter || body.role == .function else {
      return false
    }
    return node.isWholeBody
  }

  private func own(_ node: CodeNode, _ members: [CodeMember]) -> Singleton? {
    // Several are one that is declared twice, in targets or branches of `#if`.
    guard let member = members.first, member.isStatic, let owner = member.owner,
      members.allSatisfy({ $0.owner == owner && $0.isStatic }), !owners.contains(owner)
    else { return nil }
    var whole = node
    if let function = member.function {
      guard function.parameters.isEmpty, let call = node.parent, call.kind == .call, call.firstChild == node else {
        return nil
      }
      whole = call
    }
    let traits = audit.traits(of: owner)
    guard holdsInstance(of: owner, audit.code.type(of: whole)) else { return nil }
    let name = owner.dottedName
    switch traits.kind {
    case .class, .actor:
      if traits.attributes.contains("globalActor") || !traits.supertypes.isDisjoint(with: Self.others) { return nil }
      // Called `default` or `standard`, it may be a style or an option.
      let isSure = member.name.hasPrefix("shared") || member.name == "instance"
      guard isSure || SystemSingletons.isObject(owner.name) else { return nil }
      return Singleton(node: whole, type: name, isOwn: true)
    case .struct:
      guard isService(owner, traits), member.name.hasPrefix("shared") || member.name == "instance" else { return nil }
      return Singleton(node: whole, type: name, isOwn: true)
    case .enum, .protocol: return nil
    case nil:
      // A static member that the project adds to a type of a framework.
      return SystemSingletons.isObject(owner.name) ? Singleton(node: whole, type: name, isOwn: false) : nil
    }
  }

  private func holdsInstance(of owner: TypeIdentifier, _ type: ResolvedType) -> Bool {
    switch type {
    case .nominal(let identifier, _):
      return identifier == owner
        || audit.subject.program.supertypeNames(of: type).contains(owner)
    case .existential(let elements):
      // A protocol that the type conforms to; `Any` says nothing.
      let supertypes = audit.subject.program.supertypeNames(of: .nominal(owner, arguments: []))
      return !elements.isEmpty
        && elements.allSatisfy { element in
          if case .nominal(let identifier, _) = element {
            return supertypes.contains(identifier) || identifier == owner
          }
          return false
        }
    case .optional(let wrapped): return holdsInstance(of: owner, wrapped)
    case .external(let path, _): return owner.module.isEmpty && path == owner.path
    case .opaque, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown: return false
    }
  }

  /// A struct that does things, not one that only holds values.
  private func isService(_ type: TypeIdentifier, _ traits: TypeTraits) -> Bool {
    guard !traits.isUserInterface else { return false }
    return audit.subject.code.members(of: type).contains { member in
      member.function.map { !$0.header.hasModifier("static") } ?? false
    }
  }

  private func foreign(_ node: CodeNode) -> Singleton? {
    guard case .external(let path, _)? = foreignType(of: node), let type = path.last else { return nil }
    var whole = node
    if let call = node.parent, call.kind == .call, call.firstChild == node {
      guard call.arguments.isEmpty else { return nil }
      whole = call
    }
    guard SystemSingletons.isObject(type, accessor: node.text) else { return nil }
    // `.shared` may be a case of an enum that was not read.
    if node.kind == .implicitMember, !SystemSingletons.isObject(type) { return nil }
    return Singleton(node: whole, type: path.joined(separator: "."), isOwn: false)
  }

  private func foreignType(of node: CodeNode) -> ResolvedType? {
    if let base = node.firstChild {
      if case .metatype(let type) = audit.code.type(of: base) { return type }
      return nil
    }
    let type = audit.code.expectedType(of: node)
    if case .optional(let wrapped)? = type { return wrapped }
    return type
  }
}
