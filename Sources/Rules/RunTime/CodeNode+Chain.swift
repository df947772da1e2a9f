import HandwireFacts

extension CodeNode {
  /// Names of what is called or read on the result of an expression, in order: `inObjectScope`, `implements`.
  static func chain(after node: CodeNode) -> [String] {
    var names: [String] = []
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .member where parent.firstChild == current: names.append(parent.text)
      case .call where parent.firstChild == current, .optionalChain, .forced: break
      default: return names
      }
      current = parent
    }
    return names
  }
}
