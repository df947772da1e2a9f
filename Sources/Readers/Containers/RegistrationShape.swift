import HandwireFacts

/// Whether a call tells a container how something is made, so that what it is given fetches nothing.
enum RegistrationShape {
  static func isRegistration(_ node: CodeNode, _ here: ReadingSurroundings) -> Bool {
    guard node.kind == .call, let callee = node.firstChild, callee.kind == .member || callee.kind == .name else {
      return false
    }
    if SwinjectCall.isRegistration(node) || SwinjectCall.isCompletion(node) { return true }
    guard names.contains(callee.text) else { return false }
    return node.arguments.contains { $0.kind == .closure }
      && (callee.text == "register" || here.libraries.contains(.factory) || here.libraries.contains(.resolver))
  }

  private static let names: Set<String> = [
    "cached", "factory", "onArg", "onDebug", "onPreview", "onTest", "register", "scope", "shared", "singleton",
    "unique",
    "resolveProperties",
  ]
}
