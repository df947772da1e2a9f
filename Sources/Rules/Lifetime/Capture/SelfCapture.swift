import HandwireFacts

/// Tells whether a closure keeps the object alive whose code it stands in.
struct SelfCapture {
  let audit: FileAudit

  /// Where it takes hold of `self`; `nil` where it does not, or weakly.
  ///
  /// - Parameter allowsImplicit: bare names of members capture too, as they do in a `Task`.
  func strongUse(in closure: CodeNode, allowsImplicit: Bool = false) -> CodeNode? {
    if let own = captureOfSelf(in: closure) { return isWeak(own) ? nil : own }
    var index = closure.index + 1
    while index < closure.end {
      let node = audit.facts.code[index]
      index += 1
      switch node.kind {
      case .localType: index = node.end
      case .closure:
        // An inner closure that captures weakly makes the outer one capture strongly: it needs an object to be weak on.
        if let inner = captureOfSelf(in: node) { return inner }
      case .name:
        if node.text == "self" || node.text == "super" { return node }
        if allowsImplicit, isOwnMember(node) { return node }
      default: break
      }
    }
    return nil
  }

  private func captureOfSelf(in closure: CodeNode) -> CodeNode? {
    closure.children.first { $0.kind == .capture && $0.text == "self" }
  }

  private func isWeak(_ capture: CodeNode) -> Bool { capture.label != nil }

  private func isOwnMember(_ node: CodeNode) -> Bool {
    guard case .members(let members) = audit.code.reference(of: node), let member = members.first else { return false }
    return !member.isStatic
  }
}
