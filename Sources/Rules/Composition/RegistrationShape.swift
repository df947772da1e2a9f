import HandwireFacts

/// What a registration looks like: `container.register(API.self) { … }`, and `register { … }` where Resolver is imported.
enum RegistrationShape {
  static func isHeld(by root: CodeNode, imports: Set<String>) -> Bool {
    root.all.contains { isRegistration($0, imports: imports) }
  }

  static func isRegistration(_ node: CodeNode, imports: Set<String>) -> Bool {
    guard node.kind == .call, let callee = node.base, callee.kind == .member || callee.kind == .name,
      names.contains(callee.text)
    else { return false }
    let arguments = node.arguments
    let isMade = arguments.contains { argument in
      switch argument.kind {
      case .closure: true
      case .member: argument.text == "init"
      default: argument.label == "initializer"
      }
    }
    guard isMade else { return false }
    if let first = arguments.first, first.kind == .metatype, first.label == nil { return true }
    return callee.kind == .name && callee.text == "register" && imports.contains("Resolver")
  }

  private static let names: Set<String> = ["autoregister", "register", "registerSingleton"]

  /// A type of this name uses what others build, even where it registers something.
  static func isConsumer(_ name: String) -> Bool {
    ["Model", "View", "Controller", "Presenter", "Interactor", "Service", "Repository", "Store", "Cell"].contains {
      name.hasSuffix($0)
    }
  }
}
