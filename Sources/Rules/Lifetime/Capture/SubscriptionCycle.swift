import HandwireFacts
import HandwireFindings

/// A subscription to something without end that its own object keeps, and whose closure keeps the object.
struct SubscriptionCycle {
  let life: LifeOfOwner

  private var audit: FileAudit { life.audit }

  /// - Parameter call: of `store(in:)` or `disposed(by:)`.
  func cycle(at call: CodeNode) -> StrongCycle? {
    guard let callee = call.firstChild, callee.kind == .member, let chain = callee.firstChild,
      let bag = call.arguments.first.flatMap({ LifeOfOwner.ownProperty($0, in: audit) }), bag.owner == life.owner,
      let subscription = subscription(in: chain), subscription.isEndless,
      !isEmptied(bag.name)
    else { return nil }
    return StrongCycle(
      subject: subscription.call.firstChild?.spelling ?? bag.name,
      path: [life.owner.name, bag.name, "the subscription", life.owner.name],
      help: subscription.isAssign
        ? "assign to a published property, 'assign(to: &$…)', or use 'sink' with '[weak self]'"
        : "begin the closure with '[weak self]'",
      notes: [FindingNote("'self' is captured here", at: audit.place(of: subscription.use.position))])
  }

  private struct Subscription {
    let call: CodeNode
    let use: CodeNode
    let isAssign: Bool
    let isEndless: Bool
  }

  private func subscription(in chain: CodeNode) -> Subscription? {
    guard chain.kind == .call, let callee = chain.firstChild, callee.kind == .member else { return nil }
    switch callee.text {
    case "sink", "subscribe", "drive", "bind", "emit":
      let closures = chain.arguments.filter { $0.kind == .closure }
      let uses = closures.compactMap { SelfCapture(audit: audit).strongUse(in: $0) }
      guard let use = uses.first else { return nil }
      return Subscription(call: chain, use: use, isAssign: false, isEndless: isEndless(callee))
    case "assign":
      guard let object = chain.arguments.first(where: { $0.label == "on" }), object.kind == .name,
        object.text == "self"
      else { return nil }
      return Subscription(call: chain, use: object, isAssign: true, isEndless: isEndless(callee))
    default: return nil
    }
  }

  private static let ending: Set<String> = [
    "asSingle", "collect", "count", "first", "firstOrError", "flatMap", "flatMapLatest", "last", "output", "prefix",
    "reduce", "single", "switchToLatest", "take", "takeUntil", "timeout", "concat", "tryFirst", "zip", "catch",
  ]

  /// Follows the chain down to what is subscribed to: a subject, a relay, a published property, notifications, a timer.
  private func isEndless(_ callee: CodeNode) -> Bool {
    var node = callee
    while let base = node.firstChild {
      node = base
      switch node.kind {
      case .call:
        guard let inner = node.firstChild, inner.kind == .member else { return false }
        if Self.ending.contains(inner.text) { return false }
        if inner.text == "publisher" {
          return node.arguments.first?.label == "for" && node.arguments.first?.kind != .keyPath
        }
        if inner.text == "publish", inner.firstChild?.path == ["Timer"] { return true }
        node = inner
      case .member, .name:
        if node.text.hasPrefix("$") && node.text.dropFirst().first?.isLetter == true { return true }
        if isSubject(node) { return true }
        if node.kind == .name { return false }
      default: return false
      }
    }
    return false
  }

  private static let subjects: Set<String> = [
    "BehaviorRelay", "BehaviorSubject", "CurrentValueSubject", "PassthroughSubject", "PublishRelay", "PublishSubject",
  ]

  private func isSubject(_ node: CodeNode) -> Bool {
    guard case .members(let members) = audit.code.reference(of: node), let property = members.first?.property else {
      return false
    }
    if case .named(let named)? = property.type {
      return named.components.last.map { Self.subjects.contains($0.name) } == true
    }
    if case .call(.reference(let path, _), _)? = property.initialValue {
      return path.last.map { Self.subjects.contains($0.name) } == true
    }
    return false
  }

  /// `cancellables.removeAll()`, `cancellables = []` outside of `deinit`.
  private func isEmptied(_ bag: String) -> Bool {
    life.letsGo { node, _ in
      switch node.kind {
      case .assignment:
        guard let path = node.firstChild?.path else { return false }
        return path == [bag] || path == ["self", bag]
      case .member:
        return (node.text == "removeAll" || node.text == "cancel" || node.text == "forEach")
          && (node.firstChild?.path == [bag] || node.firstChild?.path == ["self", bag])
      case .loop: return node.firstChild?.path == [bag]
      default: return false
      }
    }
  }
}
