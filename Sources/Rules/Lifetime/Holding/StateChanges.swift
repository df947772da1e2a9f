import HandwireFacts

/// What a type's own code does to its state.
enum StateChanges {
  /// Assigns to the property, or to what is in it, or calls something that fills it, outside of initializers.
  static func isFilled(_ name: String, of type: TypeIdentifier, _ ownCode: OwnCode) -> Bool {
    ownCode.parts(of: type).contains { part in
      guard part.body.role != .initializer, part.body.role != .deinitializer else { return false }
      return part.root.all.contains { node in isOwn(node, name) && isFilled(node) }
    }
  }

  private static func isOwn(_ node: CodeNode, _ name: String) -> Bool {
    guard node.text == name else { return false }
    return node.kind == .name || (node.kind == .member && node.firstChild?.path == ["self"])
  }

  private static let filling: Set<String> = [
    "append", "insert", "merge", "formUnion", "setObject", "updateValue", "replaceSubrange",
  ]

  /// - Parameter node: the name of a property.
  static func isFilled(_ node: CodeNode) -> Bool {
    guard let parent = node.parent, parent.firstChild == node else { return false }
    switch parent.kind {
    case .assignment: return !isEmptied(parent)
    case .operation: return parent.text == "+=" || parent.text == "|="
    case .subscripted:
      guard let outer = parent.parent, outer.firstChild == parent else { return false }
      return outer.kind == .assignment && !isEmptied(outer)
    case .member: return filling.contains(parent.text) && parent.parent?.kind == .call
    case .optionalChain: return isFilled(parent)
    default: return false
    }
  }

  /// `trips = []`, `user = nil`
  private static func isEmptied(_ assignment: CodeNode) -> Bool {
    guard let value = assignment.children.dropFirst().first(where: { _ in true }) else { return false }
    switch value.kind {
    case .nilLiteral: return true
    case .array, .dictionary: return value.children.first { _ in true } == nil
    case .implicitMember: return ["empty", "none", "init", "anonymous", "guest", "loggedOut"].contains(value.text)
    case .call: return value.arguments.isEmpty
    case .stringLiteral: return value.text.isEmpty
    default: return false
    }
  }
}
