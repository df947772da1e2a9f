import HandwireFacts

/// Tells whether a closure keeps the object alive whose code it stands in.
struct SelfCapture {
  let audit: FileAudit

  /// Where it takes hold of `self`; `nil` where it does not, or weakly.
  ///
  /// - Parameter allowsImplicit: bare names of members capture too, as they do in a `Task`.
  func strongUse(in closure: CodeNode, allowsImplicit: Bool = false) -> CodeNode? {
    if let own = captureOfSelf(in: closure) { return isWeak(own) ? nil : own }
    if isWeakAround(closure) { return nil }
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

  /// What `self` means inside was captured weakly further out, and nobody has made it strong since.
  private func isWeakAround(_ closure: CodeNode) -> Bool {
    var node = closure
    while let parent = node.parent {
      if parent.kind == .closure, let capture = captureOfSelf(in: parent) {
        guard isWeak(capture) else { return false }
        let isRebound = (parent.index..<closure.index).contains { index in
          let inner = audit.facts.code[index]
          return inner.kind == .local && inner.label == "unwrap" && inner.text == "self"
        }
        return !isRebound
      }
      node = parent
    }
    return false
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
