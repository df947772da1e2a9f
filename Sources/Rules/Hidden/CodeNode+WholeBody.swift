import HandwireFacts

extension CodeNode {
  /// All that a function, a getter or a closure does is to give this.
  var isWholeBody: Bool {
    var node = self
    if let parent = node.parent, parent.kind == .call, parent.firstChild == node { node = parent }
    if let parent = node.parent, parent.kind == .exit, parent.text == "return" { node = parent }
    guard let parent = node.parent, parent.kind == .closure || (parent.kind == .block && parent.parent == nil) else {
      return false
    }
    return parent.children.filter { $0.kind != .parameter && $0.kind != .capture }.count == 1
  }
}
