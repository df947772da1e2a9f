import HandwireFacts

/// The nodes of a body that run whenever it runs: no branch, no closure that somebody else calls, nothing behind an
/// early exit.
struct ImmediateCode {
  /// Whether a closure that is this call's argument runs within the call.
  let runsArguments: (CodeNode) -> Bool

  func nodes(of root: CodeNode) -> [CodeNode] {
    var found: [CodeNode] = []
    // Last one first.
    var pending: [CodeNode] = root.kind == .closure ? Self.statements(of: root).reversed() : [root]
    var isRoot = root.kind != .closure
    while let node = pending.popLast() {
      let isBlock = isRoot && node.kind == .block
      isRoot = false
      found.append(node)
      switch node.kind {
      case .closure, .localFunction, .localType, .conditional, .macro, .parameter, .keyPath: continue
      case .loop:
        if Self.hasExit(node) { pending.removeAll() }
        if node.text == "for", let sequence = node.firstChild { pending.append(sequence) }
      case .branch:
        let conditions = node.children.prefix { $0.kind != .block && $0.kind != .branch }
        // Only the first condition is looked at in any case.
        if Self.hasExit(node) { pending.removeAll() }
        if node.text == "do" {
          pending += Array(node.children.prefix { $0.kind == .block }.prefix(1)).reversed()
        } else if let first = conditions.first {
          pending.append(first)
        }
      case .exit:
        if node.text == "defer" { continue }
        pending = node.firstChild.map { [$0] } ?? []
      case .ternary: if let first = node.firstChild { pending.append(first) }
      case .operation:
        let isLazy = node.text.split(separator: " ").contains { ["&&", "||", "??"].contains($0) }
        pending += (isLazy ? Array(node.children.prefix(1)) : Array(node.children)).reversed()
      case .tried: if let inner = node.firstChild { pending.append(inner) }
      case .call, .subscripted:
        pending += children(ofCall: node).reversed()
      case .block where isBlock: pending += node.children.reversed()
      case .name, .member, .implicitMember, .capture, .metatype, .typeName, .stringLiteral, .numberLiteral,
        .booleanLiteral, .nilLiteral, .array, .dictionary, .tuple, .assignment, .cast, .optionalChain, .forced,
        .attribute, .block, .local, .other:
        pending += node.children.reversed()
      }
    }
    return found
  }

  private func children(ofCall node: CodeNode) -> [CodeNode] {
    guard let callee = node.firstChild else { return [] }
    // `{ … }()`
    if callee.kind == .closure { return Self.statements(of: callee) + node.arguments }
    // Behind a `?` nothing is certain.
    if Self.isChained(callee) { return [callee] }
    guard runsArguments(node) else { return Array(node.children) }
    return node.children.flatMap { $0.kind == .closure ? Self.statements(of: $0) : [$0] }
  }

  private static func isChained(_ callee: CodeNode) -> Bool {
    var node = callee
    while true {
      switch node.kind {
      case .optionalChain: return true
      case .member, .call, .subscripted, .forced:
        guard let base = node.firstChild else { return false }
        node = base
      default: return false
      }
    }
  }

  private static func statements(of closure: CodeNode) -> [CodeNode] {
    closure.children.filter { $0.kind != .parameter && $0.kind != .capture }
  }

  private static func hasExit(_ node: CodeNode) -> Bool {
    node.all.contains { $0.kind == .exit && $0.text != "defer" }
      || node.all.contains { $0.kind == .call && stops.contains($0.firstChild?.text ?? "") }
  }

  private static let stops: Set<String> = ["fatalError", "preconditionFailure"]
}
