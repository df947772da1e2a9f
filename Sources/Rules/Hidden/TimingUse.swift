import HandwireFacts

/// Tells whether a moment is read only to say in a log how long something took.
struct TimingUse {
  let audit: FileAudit

  /// Locals that are followed from the moment to the log.
  private static let deepest = 4

  func isOnlyLogged(_ node: CodeNode) -> Bool { isOnlyLogged(node, depth: 0) }

  private func isOnlyLogged(_ node: CodeNode, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .call:
        if parent.firstChild != current, isLog(parent) { return true }
        current = parent
      case .macro, .subscripted, .member, .optionalChain, .forced, .cast, .tried, .operation, .stringLiteral, .tuple,
        .ternary, .array:
        current = parent
      case .local: return areUsesOnlyLogged(of: parent, depth: depth + 1)
      default: return false
      }
    }
    return false
  }

  private func areUsesOnlyLogged(of local: CodeNode, depth: Int) -> Bool {
    guard let body = audit.code.body(of: local) else { return false }
    var isUsed = false
    for node in audit.facts.code[body.root].all where node.kind == .name && node.text == local.text {
      guard case .local(let declaration) = audit.code.reference(of: node), declaration == local else { continue }
      guard isOnlyLogged(node, depth: depth) else { return false }
      isUsed = true
    }
    return isUsed
  }

  private func isLog(_ call: CodeNode) -> Bool {
    guard let callee = call.firstChild else { return false }
    var words = [callee.text]
    var node = callee
    while let base = node.firstChild, node.kind == .member || node.kind == .optionalChain || node.kind == .call {
      words.append(base.text)
      node = base
    }
    return words.contains { word in
      let lower = word.lowercased()
      return lower == "print" || lower == "debugprint" || lower.hasPrefix("log") || lower.hasSuffix("log")
        || lower.hasSuffix("logger") || lower.contains("signpost") || lower == "trace" || lower == "debug"
    }
  }
}
