import HandwireFacts

/// Tells whether an expression reads a clock, a random number or a fresh identifier that somebody could want to replace.
struct NondeterminismFinder {
  struct Source {
    let subject: String
    let message: String
    let help: String
  }

  private enum Kind { case clock, sleep, random, identifier }

  let audit: FileAudit
  let body: BodyFact

  func source(at node: CodeNode) -> Source? {
    guard let kind = kind(of: node), !isProvided(node), !isFallback(node) else { return nil }
    switch kind {
    case .clock:
      if TimingUse(audit: audit).isOnlyLogged(node) { return nil }
      return Source(
        subject: node.spelling, message: "'\(node.spelling)' reads the clock inside \(owner)",
        help: "receive it: init(now: @escaping () -> Date)")
    case .sleep:
      return Source(
        subject: node.base?.spelling ?? node.spelling, message: "'Task.sleep' waits in real time inside \(owner)",
        help: "receive it: init(clock: any Clock<Duration>)")
    case .random:
      return Source(
        subject: node.spelling, message: "'\(node.spelling)' draws a random value inside \(owner)",
        help: "receive it: init(randomNumberGenerator: any RandomNumberGenerator)")
    case .identifier:
      if isIdentity(node) { return nil }
      return Source(
        subject: node.spelling, message: "'\(node.spelling)' makes an identifier inside \(owner)",
        help: "receive it: init(makeID: @escaping () -> UUID)")
    }
  }

  private var owner: String { "'\(audit.owners(of: body).first?.name ?? body.name)'" }

  private func kind(of node: CodeNode) -> Kind? {
    switch node.kind {
    case .call: return kind(ofCall: node)
    case .member:
      guard let base = node.firstChild else { return nil }
      if node.text == "now" { return isFoundation("Date", base) ? .clock : nil }
      if node.text == "timeIntervalSinceNow" { return isDate(audit.code.type(of: base)) ? .clock : nil }
      return nil
    case .implicitMember:
      guard node.text == "now", node.parent?.kind != .call || node.parent?.firstChild != node else { return nil }
      return audit.code.expectedType(of: node).map(isDate) == true ? .clock : nil
    default: return nil
    }
  }

  private func kind(ofCall node: CodeNode) -> Kind? {
    guard let callee = node.firstChild else { return nil }
    let arguments = node.arguments
    switch callee.kind {
    case .name:
      switch callee.text {
      case "Date":
        let readsClock = arguments.isEmpty || arguments.first?.label == "timeIntervalSinceNow"
        return readsClock && isFoundation("Date", callee) ? .clock : nil
      case "UUID": return arguments.isEmpty && isFoundation("UUID", callee) ? .identifier : nil
      case "arc4random", "arc4random_uniform", "drand48":
        if case .unread = audit.code.reference(of: callee) { return .random }
        return nil
      default: return nil
      }
    case .member:
      guard let base = callee.firstChild else { return nil }
      switch callee.text {
      case "sleep": return isFoundation("Task", base) ? .sleep : nil
      case "random":
        let isGiven = arguments.contains { $0.label == "using" }
        return !isGiven && base.kind == .name && Self.numbers.contains(base.text) ? .random : nil
      case "randomElement", "shuffled", "shuffle":
        guard arguments.isEmpty, case .unread = audit.code.reference(of: callee) else { return nil }
        return .random
      default: return nil
      }
    default: return nil
    }
  }

  private static let numbers: Set<String> = [
    "Bool", "CGFloat", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32",
    "UInt64",
    "UInt8",
  ]

  /// Names the type of Foundation or the standard library, not one of the project's of that name.
  private func isFoundation(_ name: String, _ node: CodeNode) -> Bool {
    guard node.kind == .name, node.text == name else { return node.path == ["Foundation", name] }
    switch audit.code.reference(of: node) {
    case .unread: return true
    case .type(let type): return isExternal(type, name)
    case .local, .members, .globals, .module, .selfValue, .superValue, .unknown: return false
    }
  }

  private func isDate(_ type: ResolvedType) -> Bool {
    if case .optional(let wrapped) = type { return isExternal(wrapped, "Date") }
    return isExternal(type, "Date")
  }

  private func isExternal(_ type: ResolvedType, _ name: String) -> Bool {
    if case .external(let path, _) = type { return path == [name] || path == ["Foundation", name] }
    return false
  }

  /// All that a function, getter or closure does is to give it: this is what others receive.
  private func isProvided(_ node: CodeNode) -> Bool {
    node.isWholeBody
  }

  /// `date ?? Date()`
  private func isFallback(_ node: CodeNode) -> Bool {
    guard let parent = node.parent, parent.kind == .operation, parent.firstChild != node else { return false }
    return parent.text.contains("??")
  }

  /// `id: UUID()`, `let id = UUID().uuidString`
  private func isIdentity(_ node: CodeNode) -> Bool {
    var node = node
    while let parent = node.parent {
      if parent.kind == .call, parent.firstChild != node {
        if let label = node.label, Self.namesIdentity(label) { return true }
        // Part of a value that is made, or of a file's name.
        if case .type = audit.code.reference(of: parent) { return true }
        if let callee = parent.firstChild, callee.text == "init" || callee.text.hasPrefix("appending") { return true }
      }
      switch parent.kind {
      case .member, .call, .optionalChain, .forced, .cast, .operation, .stringLiteral, .tried, .ternary:
        node = parent
      case .local: return Self.namesIdentity(parent.text)
      case .assignment:
        let target = parent.firstChild
        return target.map { Self.namesIdentity($0.text) } ?? false
      case .dictionary:
        return true
      default: return Self.namesIdentity(String(body.name.prefix { $0 != "(" }))
      }
    }
    return false
  }

  private static let identityNames = [
    "boundary", "file", "id", "identifier", "key", "location", "name", "path", "prefix", "token", "url", "uuid",
  ]

  private static func namesIdentity(_ name: String) -> Bool {
    let lower = name.lowercased()
    return identityNames.contains { lower.hasSuffix($0) }
  }
}
