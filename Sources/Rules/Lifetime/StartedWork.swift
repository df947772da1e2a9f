import HandwireFacts
import HandwireFindings

/// What an initializer starts, itself or through functions of its own type.
struct StartedWork {
  enum Kind: CaseIterable {
    case task, request, observer, timer, subscription
  }

  struct Start {
    /// In the initializer.
    let node: CodeNode
    let kind: Kind
    let subject: String
    /// What is subscribed to, or empty.
    let source: String
    /// Where a function of the type starts it.
    let origin: Place?

    /// Stands after the name of what is built.
    var words: String {
      switch kind {
      case .task: "starts a task"
      case .request: "starts a request"
      case .observer: "starts an observer"
      case .timer: "starts a timer"
      case .subscription: "subscribes to '\(source)'"
      }
    }
  }

  let owner: TypeIdentifier
  let ownCode: OwnCode

  /// As far as calls of own functions are followed.
  private static let deepest = 3

  func started(by initializer: OwnCode.Part) -> [Start] {
    var seen: Set<String> = [initializer.body.name]
    return started(in: initializer, depth: 0, seen: &seen)
  }

  private func started(in part: OwnCode.Part, depth: Int, seen: inout Set<String>) -> [Start] {
    var found: [Start] = []
    var index = part.body.root
    while index < part.root.end {
      let node = part.audit.facts.code[index]
      index += 1
      switch node.kind {
      case .localFunction, .localType: index = node.end
      case .closure:
        // What is handed over runs later, if ever; a closure that is called at once, and `map` and the like, run now.
        if !Self.runsNow(node) { index = node.end }
      case .call:
        if let start = Self.start(at: node, in: part) {
          found.append(start)
          // The closures of what was started are its own.
          index = node.end
        } else if depth < Self.deepest, let inner = ownFunction(calledBy: node, in: part, seen: &seen) {
          let nested = started(in: inner, depth: depth + 1, seen: &seen)
          for start in nested {
            found.append(
              Start(
                node: node, kind: start.kind, subject: start.subject, source: start.source,
                origin: start.origin ?? inner.audit.place(of: start.node.start)))
          }
        }
      default: break
      }
    }
    return found
  }

  private static func runsNow(_ closure: CodeNode) -> Bool {
    guard let call = closure.parent, call.kind == .call else { return false }
    if call.firstChild == closure { return true }
    guard let callee = call.firstChild, callee.kind == .member else { return false }
    return ["map", "forEach", "compactMap", "filter", "withLock", "sync"].contains(callee.text)
  }

  private func ownFunction(
    calledBy call: CodeNode, in part: OwnCode.Part, seen: inout Set<String>
  ) -> OwnCode.Part? {
    guard let callee = call.firstChild else { return nil }
    switch callee.kind {
    case .name: break
    case .member: guard callee.firstChild?.kind == .name, callee.firstChild?.text == "self" else { return nil }
    default: return nil
    }
    guard case .members(let members) = part.audit.code.reference(of: callee), members.count == 1,
      let member = members.first, member.owner == owner, let function = member.function,
      !function.effects.isAsync
    else { return nil }
    let inner = ownCode.parts(of: owner).first { candidate in
      candidate.body.declaration == function.header.position && candidate.audit.file.path == member.context.file
        && candidate.body.role == .function
    }
    guard let inner, seen.insert(inner.body.name).inserted else { return nil }
    return inner
  }

  // MARK: What starts something

  private static func start(at call: CodeNode, in part: OwnCode.Part) -> Start? {
    guard let callee = call.firstChild, let kind = kind(call, callee, in: part) else { return nil }
    return Start(
      node: call, kind: kind, subject: subject(of: callee), source: kind == .subscription ? source(of: callee) : "",
      origin: nil)
  }

  private static func subject(of callee: CodeNode) -> String {
    let spelling = callee.spelling
    return spelling.count > 60 ? "….\(callee.text)" : spelling
  }

  private static func kind(_ call: CodeNode, _ callee: CodeNode, in part: OwnCode.Part) -> Kind? {
    let base = callee.kind == .member ? callee.firstChild : nil
    switch callee.text {
    case "Task":
      guard callee.kind == .name, call.arguments.last?.kind == .closure, isUnread(callee, in: part) else { return nil }
      return .task
    case "detached":
      return base?.path == ["Task"] ? .task : nil
    case "resume":
      guard let task = base, task.kind == .call, let maker = task.firstChild, taskMakers.contains(maker.text) else {
        return nil
      }
      return .request
    case "scheduledTimer":
      return base?.path?.last == "Timer" ? .timer : nil
    case "addObserver":
      return call.arguments.contains { ["forName", "selector", "forKeyPath"].contains($0.label) }
        ? .observer : nil
    case "observe":
      return call.arguments.first?.kind == .keyPath && call.arguments.last?.kind == .closure
        && !isOwn(base, in: part) ? .observer : nil
    case "CFNotificationCenterAddObserver": return .observer
    case "CFRunLoopAddTimer": return .timer
    case "startUpdatingLocation", "startMonitoringSignificantLocationChanges", "startMonitoring", "startObserving":
      return base != nil && base?.path != ["self"] ? .observer : nil
    case "sink", "subscribe", "drive", "emit", "assign", "bind":
      return isSubscription(call, callee, base, in: part) ? .subscription : nil
    case "add":
      return base?.path == ["RunLoop", "main"] && call.arguments.first?.kind != .stringLiteral
        ? .timer : nil
    default: return nil
    }
  }

  private static let taskMakers: Set<String> = ["dataTask", "downloadTask", "uploadTask", "webSocketTask"]

  private static func isUnread(_ node: CodeNode, in part: OwnCode.Part) -> Bool {
    switch part.audit.code.reference(of: node) {
    case .unread, .unknown: return true
    case .type(let type):
      if case .external = type { return true }
      return false
    case .local, .members, .globals, .module, .selfValue, .superValue: return false
    }
  }

  private static func isSubscription(
    _ call: CodeNode, _ callee: CodeNode, _ base: CodeNode?, in part: OwnCode.Part
  ) -> Bool {
    guard let base else { return false }
    switch callee.text {
    case "sink", "drive", "emit":
      guard call.arguments.contains(where: { $0.kind == .closure || $0.kind == .name || $0.kind == .member })
      else { return false }
    case "subscribe":
      guard
        call.arguments.contains(where: {
          ["onNext", "onSuccess", "onCompleted", "with"].contains($0.label) || $0.isTrailingClosure
        })
      else { return false }
    case "assign": guard call.arguments.contains(where: { $0.label == "to" }) else { return false }
    case "bind":
      guard call.arguments.contains(where: { $0.label == "to" || $0.label == "onNext" }) else { return false }
    default: return false
    }
    return !isOwn(base, in: part)
  }

  /// The source begins at something that the object itself has made, or is a constant.
  private static func isOwn(_ base: CodeNode?, in part: OwnCode.Part) -> Bool {
    guard var node = base else { return true }
    while true {
      switch node.kind {
      case .call:
        guard let callee = node.firstChild else { return true }
        // `Publishers.CombineLatest($a, $b)`, `Observable.combineLatest(a, b)`: where all of its sources are own.
        if let name = callee.path?.first, ["Just", "Empty", "Fail", "Future", "Deferred"].contains(name) {
          return true
        }
        if callee.path.map({ $0.first?.first?.isUppercase == true }) == true, !node.arguments.isEmpty {
          if callee.path?.first == "NotificationCenter" || callee.path?.first == "Timer" { return false }
          return node.arguments.allSatisfy { isOwn($0, in: part) }
        }
        node = callee
      case .member, .optionalChain, .forced, .subscripted:
        guard let next = node.firstChild else { return true }
        if next.kind == .name, next.text == "self" { return isMadeHere(node, in: part) }
        node = next
      case .name: return node.text == "self" || isMadeHere(node, in: part)
      default: return true
      }
    }
  }

  private static func isMadeHere(_ node: CodeNode, in part: OwnCode.Part) -> Bool {
    if node.text.hasPrefix("$") { return true }
    switch part.audit.code.reference(of: node) {
    case .local(let declaration):
      if declaration.kind == .parameter { return false }
      return declaration.firstChild.map { isOwn($0, in: part) } ?? true
    case .members(let members):
      guard let property = members.first?.property, members.first?.isStatic == false else { return true }
      if property.isComputed { return true }
      if property.initialValue != nil { return true }
      return property.type.map { !isGiven(members[0], $0, in: part) } ?? true
    case .globals, .type: return false
    case .module, .selfValue, .superValue, .unread, .unknown: return true
    }
  }

  /// A stored property that the initializer fills from a parameter.
  private static func isGiven(_ member: CodeMember, _ type: TypeExpression, in part: OwnCode.Part) -> Bool {
    part.root.all.contains { node in
      guard node.kind == .assignment, let target = node.firstChild?.path, target.last == member.name, target.count <= 2,
        let value = node.children.dropFirst().first(where: { _ in true })
      else { return false }
      if case .local(let declaration) = part.audit.code.reference(of: value) { return declaration.kind == .parameter }
      return false
    }
  }

  /// `feed.values` of `feed.values.map { … }.sink { … }`
  private static func source(of callee: CodeNode) -> String {
    var node = callee
    while let base = node.firstChild {
      if base.kind == .call, let inner = base.firstChild, inner.kind == .member {
        node = inner
        continue
      }
      return base.kind == .call ? base.firstChild?.spelling ?? base.spelling : base.spelling
    }
    return callee.spelling
  }
}
