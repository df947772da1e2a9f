import HandwireFacts

/// Finds the services that one body constructs.
struct ConstructionFinder {
  struct Construction {
    let node: CodeNode
    let type: TypeIdentifier
  }

  let audit: FileAudit
  let body: BodyFact
  /// The type whose code it is.
  let owner: TypeIdentifier
  private let owners: [TypeIdentifier]

  /// `nil` where constructing is the code's job, or nobody's dependency.
  init?(audit: FileAudit, body: BodyFact) {
    switch body.role {
    case .defaultArgument, .attribute, .statement: return nil
    case .function, .initializer, .deinitializer, .getter, .setter, .observer, .initialValue: break
    }
    let owners = audit.owners(of: body)
    guard let owner = owners.first, !owners.contains(where: { Self.isMaker($0.name) }) else { return nil }
    let name = body.name.prefix { $0 != "(" }
    if body.role == .function || body.isStatic, Self.makingNames.contains(where: { name.hasPrefix($0) }) { return nil }
    let traits = audit.traits(of: owner)
    guard traits.kind != nil, traits.supertypes.isDisjoint(with: Self.systemMade) else { return nil }
    self.audit = audit
    self.body = body
    self.owner = owner
    self.owners = owners
  }

  /// In an initializer or a property's initial value.
  var isAtBeginning: Bool { body.role == .initializer || body.role == .initialValue }

  /// In order; where one is an argument of another, the outer one alone.
  var constructions: [Construction] {
    var found: [Construction] = []
    var end = 0
    for node in audit.facts.code[body.root].all where node.kind == .call && node.index >= end {
      guard let construction = construction(at: node) else { continue }
      found.append(construction)
      end = node.end
    }
    return found
  }

  private func construction(at node: CodeNode) -> Construction? {
    guard let callee = node.firstChild, callee.text.first?.isUppercase == true || callee.text == "init" else {
      return nil
    }
    guard let identifier = constructed(by: callee), !owners.contains(identifier),
      ServiceShape(audit: audit).isService(identifier), !isOwnPart(identifier), !isGivenAway(node), !takesSelf(node),
      !isRegistered(node), !isForChild(node)
    else { return nil }
    return Construction(node: node, type: identifier)
  }

  /// `T` in `T(…)` and `T.init(…)`.
  private func constructed(by callee: CodeNode) -> TypeIdentifier? {
    switch audit.code.reference(of: callee) {
    case .type(.nominal(let identifier, _)): return identifier
    case .members(let members):
      guard callee.text == "init", let base = callee.firstChild,
        base.kind != .name || !["self", "super"].contains(base.text)
      else { return nil }
      return members.first?.owner
    case .type, .local, .globals, .module, .selfValue, .superValue, .unread, .unknown: return nil
    }
  }

  /// The function's own result: it makes things for others.
  private func isGivenAway(_ node: CodeNode) -> Bool {
    guard body.role == .function else { return false }
    guard let parent = node.parent else { return false }
    if parent.kind == .block, parent.parent == nil { return node.isWholeBody }
    guard parent.kind == .exit, parent.text == "return" else { return false }
    var outer = parent.parent
    while let next = outer {
      if next.kind == .closure || next.kind == .localFunction { return false }
      outer = next.parent
    }
    return true
  }

  /// `static let api = Key(make: { API() })`: a registration of some kind.
  private func isRegistered(_ node: CodeNode) -> Bool {
    guard body.isStatic, body.role == .initialValue else { return false }
    var outer = node.parent
    while let next = outer {
      // A closure that is called at once only makes the value.
      if next.kind == .closure { return next.parent?.kind != .call || next.parent?.firstChild != next }
      outer = next.parent
    }
    return false
  }

  /// What a coordinator builds for the screens that it makes, and does not keep itself.
  private func isForChild(_ node: CodeNode) -> Bool {
    guard owners.contains(where: { $0.name.hasSuffix("Coordinator") || $0.name.hasSuffix("Router") }) else {
      return false
    }
    return !isAtBeginning || (node.parent != nil && node.parent?.kind != .assignment)
  }

  /// `Handler(delegate: self)`: a part of the object itself.
  private func takesSelf(_ node: CodeNode) -> Bool {
    node.arguments.contains { argument in
      if argument.path == ["self"] { return true }
      guard argument.kind == .closure else { return false }
      return argument.all.contains { $0.kind == .name && $0.text == "self" }
    }
  }

  /// Declared inside the type, or for this file alone: a piece of its implementation.
  private func isOwnPart(_ type: TypeIdentifier) -> Bool {
    if type.file != nil { return true }
    return owners.contains { owner in
      owner.module == type.module && type.path.count > owner.path.count && type.path.starts(with: owner.path)
    }
  }

  private static func isMaker(_ name: String) -> Bool { makers.contains { name.hasSuffix($0) } }

  private static let makers = [
    "Assembler", "Assembly", "Builder", "Component", "Composer", "Composition", "CompositionRoot", "Configurator",
    "Container", "Dependencies", "DependencyProvider", "Environment", "Factory", "Graph", "Injector",
    "Key",
    "ServiceLocator", "Wireframe",
  ]
  private static let makingNames = ["assemble", "build", "create", "instantiate", "make", "new", "provide"]
  /// Keys of ambient values, and what the system makes, which can receive nothing.
  private static let systemMade: Set<String> = [
    "AppIntent", "AppIntentTimelineProvider", "DependencyKey", "EntityQuery", "EntityStringQuery", "EnvironmentKey",
    "INExtension", "InjectionKey", "IntentTimelineProvider", "Reducer", "TestDependencyKey", "TimelineProvider",
  ]
}
