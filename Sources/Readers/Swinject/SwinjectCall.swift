import HandwireFacts

/// The shapes of calls on Swinject's containers.
enum SwinjectCall {
  /// `x.resolve(T.self, …)`
  static func isResolve(_ node: CodeNode) -> Bool {
    guard node.kind == .call, let callee = node.firstChild, callee.text == "resolve" || callee.text == "synchronize",
      callee.kind == .member || callee.kind == .name, let first = node.arguments.first, first.label == nil
    else { return false }
    return callee.text == "resolve" && first.kind == .metatype
  }

  static func isRegistration(_ node: CodeNode) -> Bool {
    guard node.kind == .call, let callee = node.firstChild, callee.kind == .member || callee.kind == .name else {
      return false
    }
    guard registering.contains(callee.text), let first = node.arguments.first else { return false }
    return first.label == nil && first.kind == .metatype
  }

  /// `initCompleted { r, x in … }`, `inject { … }`: what runs once the object is there.
  static func isCompletion(_ node: CodeNode) -> Bool {
    guard node.kind == .call, let callee = node.firstChild, callee.kind == .member else { return false }
    return callee.text == "initCompleted"
  }

  static func name(of arguments: [CodeNode]) -> ContainerKey.Name {
    guard let node = arguments.first(where: { $0.label == "name" }) else { return .none }
    return name(node)
  }

  static func name(_ node: CodeNode) -> ContainerKey.Name {
    switch node.kind {
    case .stringLiteral: return node.firstChild == nil ? .fixed(node.text) : .computed(node.spelling)
    case .nilLiteral: return .none
    case .implicitMember: return .fixed("." + node.text)
    case .member:
      if node.text == "rawValue", let base = node.firstChild, base.kind == .member || base.kind == .implicitMember {
        return .fixed("." + base.text)
      }
      return node.firstChild?.text.first?.isUppercase == true ? .fixed("." + node.text) : .computed(node.spelling)
    default: return .computed(node.spelling)
    }
  }

  private static let registering: Set<String> = ["autoregister", "register"]
}
