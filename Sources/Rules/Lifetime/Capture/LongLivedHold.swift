import HandwireFacts

/// An observer, a timer or a task that holds the object which started it, and that nothing ends before the object does.
struct LongLivedHold {
  let holder: String
  let why: String
  let help: String
  /// `Timer.scheduledTimer`
  let subject: String
  let use: CodeNode

  static func isPossible(at call: CodeNode) -> Bool {
    guard let callee = call.firstChild, callee.kind == .name || callee.kind == .member else { return false }
    return ["addObserver", "scheduledTimer", "Task", "detached"].contains(callee.text)
  }

  init?(at call: CodeNode, of life: LifeOfOwner) {
    guard let callee = call.firstChild else { return nil }
    let found: LongLivedHold?
    switch callee.text {
    case "addObserver": found = LongLivedHold(observer: call, callee, life)
    case "scheduledTimer": found = LongLivedHold(timer: call, callee, life)
    case "Task", "detached": found = LongLivedHold(task: call, callee, life)
    default: found = nil
    }
    guard let found else { return nil }
    self = found
  }

  private init(holder: String, why: String, help: String, subject: String, use: CodeNode) {
    self.holder = holder
    self.why = why
    self.help = help
    self.subject = subject
    self.use = use
  }

  private init?(observer call: CodeNode, _ callee: CodeNode, _ life: LifeOfOwner) {
    let arguments = call.arguments
    guard arguments.contains(where: { $0.label == "forName" }), arguments.contains(where: { $0.label == "queue" }),
      let closure = arguments.last, closure.kind == .closure,
      let use = SelfCapture(audit: life.audit).strongUse(in: closure)
    else { return nil }
    let isDiscarded = Self.isDiscarded(call)
    if !isDiscarded {
      guard Self.isKept(call, in: life.audit) else { return nil }
      if life.letsGo(where: { node, _ in node.kind == .member && node.text.hasPrefix("removeObserver") }) { return nil }
    }
    self.init(
      holder: "the notification center",
      why: isDiscarded
        ? "the observer's closure captures 'self' strongly, and its token is discarded"
        : "the observer's closure captures 'self' strongly, and is not removed before 'deinit', which never runs",
      help: "begin the closure with '[weak self]', keep the token, and remove the observer with it in 'deinit'",
      subject: callee.spelling, use: use)
  }

  private init?(timer call: CodeNode, _ callee: CodeNode, _ life: LifeOfOwner) {
    let arguments = call.arguments
    guard callee.firstChild?.path?.last == "Timer",
      arguments.contains(where: { $0.label == "repeats" && $0.kind == .booleanLiteral && $0.text == "true" })
    else { return nil }
    let use: CodeNode
    if let target = arguments.first(where: { $0.label == "target" }) {
      guard target.kind == .name, target.text == "self" else { return nil }
      use = target
    } else {
      guard let closure = arguments.last, closure.kind == .closure,
        !closure.all.contains(where: { $0.kind == .member && $0.text == "invalidate" }),
        let found = SelfCapture(audit: life.audit).strongUse(in: closure)
      else { return nil }
      use = found
    }
    guard !life.letsGo(where: { node, _ in node.kind == .member && node.text == "invalidate" }) else { return nil }
    self.init(
      holder: "the run loop",
      why: "the timer repeats, holds 'self' strongly, and nothing invalidates it before 'deinit'",
      help: "schedule it with a block that begins with '[weak self]', and invalidate it in 'deinit'",
      subject: callee.spelling, use: use)
  }

  private init?(task call: CodeNode, _ callee: CodeNode, _ life: LifeOfOwner) {
    if callee.text == "detached", callee.firstChild?.path != ["Task"] { return nil }
    if callee.kind == .member, callee.text == "Task" { return nil }
    guard let closure = call.arguments.last, closure.kind == .closure,
      let loop = closure.children.first(where: { Self.isEndless($0) }),
      let use = Self.hold(in: closure, during: loop, life.audit)
    else { return nil }
    guard !life.letsGo(where: { node, _ in node.kind == .member && node.text.hasPrefix("cancel") }) else { return nil }
    self.init(
      holder: "the task", why: "it captures 'self' strongly and waits for notifications without end",
      help:
        "begin the closure with '[weak self]', look at 'self' inside the loop only, and cancel the task in 'deinit'",
      subject: callee.spelling, use: use)
  }

  /// `for await … in center.notifications(named:)` has no end of its own.
  private static func isEndless(_ node: CodeNode) -> Bool {
    guard node.kind == .loop, node.text == "for", let sequence = node.firstChild else { return false }
    guard
      sequence.all.contains(where: { inner in
        inner.kind == .member && inner.text == "notifications"
          && inner.parent?.arguments.first?.label == "named"
      }), !sequence.all.contains(where: { ["first", "prefix"].contains($0.text) })
    else { return false }
    return !node.all.contains { $0.kind == .exit && ($0.text == "return" || $0.text == "throw") }
  }

  private static func hold(in closure: CodeNode, during loop: CodeNode, _ audit: FileAudit) -> CodeNode? {
    if let use = SelfCapture(audit: audit).strongUse(in: closure, allowsImplicit: true) { return use }
    // `guard let self` before the loop holds on to it for as long as the loop runs.
    return closure.children.first { node in
      node.index < loop.index && node.kind == .local && node.label == "unwrap" && node.text == "self"
    }
  }

  private static func isDiscarded(_ call: CodeNode) -> Bool {
    guard let parent = call.parent else { return false }
    switch parent.kind {
    case .block, .conditional: return true
    case .assignment: return parent.firstChild?.text == "_" || parent.firstChild?.kind == .other
    case .closure: return parent.children.filter { $0.kind != .parameter && $0.kind != .capture }.count > 1
    default: return false
    }
  }

  /// In a property of the own object.
  private static func isKept(_ call: CodeNode, in audit: FileAudit) -> Bool {
    guard let parent = call.parent else { return false }
    switch parent.kind {
    case .assignment: return parent.firstChild.flatMap { LifeOfOwner.ownProperty($0, in: audit) } != nil
    case .call:
      guard let callee = parent.firstChild, callee.kind == .member, ["append", "insert"].contains(callee.text) else {
        return false
      }
      return callee.firstChild.flatMap { LifeOfOwner.ownProperty($0, in: audit) } != nil
    default: return false
    }
  }
}
