import HandwireFacts
import HandwireReaders

/// Follows what a request gave to the property that keeps it.
struct HeldRequestReader {
  let subject: AuditSubject
  let audit: FileAudit
  let ownCode: OwnCode

  private var arguments: KeptArguments { KeptArguments(ownCode: ownCode, code: subject.code) }

  private func node(of request: ContainerRequest) -> CodeNode? {
    guard case .fetch(let index) = request.origin else { return nil }
    return subject.containers.fetches[index].node
  }

  /// By the code that makes a registered object.
  func hold(of request: ContainerRequest, _ index: Int, _ held: Int, madeFor object: RegisteredObject)
    -> ContainerHold?
  {
    guard request.hold == .stored, let made = object.implementation?.identifier else { return nil }
    switch request.origin {
    case .parameter(let offset):
      guard let factory = object.registration.factory else { return nil }
      let members = audit.code.reference(of: factory).members
      guard members.count == 1, let initializer = members.first, let parameters = initializer.parameters,
        parameters.indices.contains(offset),
        let member = arguments.property(keeping: parameters[offset].name, of: initializer, in: made)
      else { return nil }
      return ContainerHold(request: index, held: held, members: [member], isLater: false)
    case .fetch:
      guard let node = node(of: request), let factory = object.registration.factory,
        let members = keepers(of: node, within: factory, making: made), !members.isEmpty
      else { return nil }
      return ContainerHold(request: index, held: held, members: members, isLater: false)
    }
  }

  /// `foo.bar = r.resolve(Bar.self)` once `foo` is made.
  func hold(of request: ContainerRequest, _ index: Int, _ held: Int, completing object: RegisteredObject)
    -> ContainerHold?
  {
    guard let made = object.implementation?.identifier, let node = node(of: request),
      let (target, value) = assignment(around: node), bare(value) == node, target.kind == .member,
      let base = target.firstChild, bare(base).kind == .name,
      let member = arguments.stored(target.text, of: made)
    else { return nil }
    return ContainerHold(request: index, held: held, members: [member], isLater: true)
  }

  /// By the code of a type: a wrapped property, an initial value, an assignment to an own property.
  func hold(of request: ContainerRequest, _ index: Int, _ held: Int, in type: TypeIdentifier) -> ContainerHold? {
    guard request.hold == .stored || request.hold == .storedLater, case .fetch(let number) = request.origin else {
      return nil
    }
    let fetch = subject.containers.fetches[number]
    let name: String?
    if fetch.manner == .wrapper {
      name = request.member
    } else if let (target, value) = assignment(around: fetch.node), bare(value) == fetch.node {
      name = LifeOfOwner.ownProperty(target, in: audit)?.name
    } else if let body = audit.code.body(of: fetch.node), body.role == .initialValue,
      bare(audit.facts.code[body.root]) == fetch.node
    {
      name = body.name
    } else {
      name = nil
    }
    guard let name, let member = arguments.stored(name, of: type) else { return nil }
    return ContainerHold(request: index, held: held, members: [member], isLater: request.hold == .storedLater)
  }

  private func assignment(around node: CodeNode) -> (target: CodeNode, value: CodeNode)? {
    var current = node
    while let parent = current.parent {
      if parent.kind == .assignment {
        let sides = Array(parent.children)
        return sides.count == 2 && sides[1] == current ? (sides[0], sides[1]) : nil
      }
      guard Self.isTransparent(parent) else { return nil }
      current = parent
    }
    return nil
  }

  private static func isTransparent(_ node: CodeNode) -> Bool {
    switch node.kind {
    case .forced, .cast, .tried: true
    case .operation: node.text == "??"
    case .tuple: node.children.dropFirst().first { _ in true } == nil
    default: false
    }
  }

  private func bare(_ node: CodeNode) -> CodeNode {
    var node = node
    while Self.isTransparent(node), let inner = node.firstChild { node = inner }
    return node
  }

  /// The properties through which what the factory gives holds the value of a node, its own first.
  private func keepers(of node: CodeNode, within factory: CodeNode, making made: TypeIdentifier) -> [CodeMember]? {
    var members: [CodeMember] = []
    var current = node
    var steps = 0
    while steps < 64 {
      steps += 1
      guard current != factory, let parent = current.parent else { return current == factory ? members : nil }
      if parent == factory {
        // The only expression of the closure, or one whose value is dropped.
        return parent.kind == .closure && isAlone(current, in: parent) ? members : nil
      }
      switch parent.kind {
      case .exit: return parent.text == "return" ? members : nil
      case .call:
        guard parent.firstChild != current, case .nominal(let type, _) = audit.code.type(of: parent).unwrapped,
          isConstruction(parent),
          let member = arguments.property(keeping: current, of: parent, making: type, in: audit.code)
        else { return nil }
        members.insert(member, at: 0)
        current = parent
      case .local:
        guard let use = use(of: parent, in: factory, making: made) else { return nil }
        if case .assigned(let member) = use { return [member] + members }
        guard case .passed(let next) = use else { return members }
        current = next
      case .assignment:
        guard let (target, _) = assignment(around: current), target.kind == .member,
          let base = target.firstChild, case .nominal(made, _) = audit.code.type(of: base).unwrapped,
          let member = arguments.stored(target.text, of: made)
        else { return nil }
        return [member] + members
      default:
        guard Self.isTransparent(parent) else { return nil }
        current = parent
      }
    }
    return nil
  }

  private func isAlone(_ node: CodeNode, in closure: CodeNode) -> Bool {
    closure.children.filter { $0.kind != .parameter && $0.kind != .capture } == [node]
  }

  private func isConstruction(_ call: CodeNode) -> Bool {
    guard let callee = call.firstChild else { return false }
    switch audit.code.reference(of: callee) {
    case .type: return true
    case .members(let members):
      return members.contains { if case .initializer = $0.fact { true } else { false } }
    case .local, .globals, .module, .selfValue, .superValue, .unread, .unknown: return false
    }
  }

  private enum Use {
    case passed(CodeNode)
    case returned
    case assigned(CodeMember)
  }

  /// Where a local of the factory ends up.
  private func use(of local: CodeNode, in factory: CodeNode, making made: TypeIdentifier) -> Use? {
    for node in factory.all where node.kind == .name && node.text == local.text && node.index > local.index {
      guard case .local(let declaration) = audit.code.reference(of: node), declaration == local,
        let parent = node.parent
      else { continue }
      if parent.kind == .exit, parent.text == "return" { return .returned }
      if parent.kind == .call, parent.firstChild != node, isConstruction(parent) { return .passed(node) }
      if parent.kind == .assignment, parent.firstChild != node, let target = parent.firstChild,
        target.kind == .member, let base = target.firstChild,
        case .nominal(made, _) = audit.code.type(of: base).unwrapped,
        let member = arguments.stored(target.text, of: made)
      {
        return .assigned(member)
      }
    }
    return nil
  }
}
