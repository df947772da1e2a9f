extension CodeNode {
  /// The names of a plain chain, from left to right (`Container.shared.api` → `["Container", "shared", "api"]`); optional
  /// chaining and force unwraps are left out. `nil` where it holds calls or anything else.
  public var path: [String]? {
    var names: [String] = []
    var node = self
    while true {
      switch node.kind {
      case .name:
        names.append(node.text)
        return names.reversed()
      case .member:
        names.append(node.text)
        guard let base = node.firstChild else { return nil }
        node = base
      case .optionalChain, .forced:
        guard let base = node.firstChild else { return nil }
        node = base
      default: return nil
      }
    }
  }

  /// The type that a plain chain would name (`Trip.Store<User>`), where the expression may be one.
  public var typeExpression: TypeExpression? {
    if kind == .typeName { return type }
    var components: [NamedType.Component] = []
    var node = self
    while true {
      switch node.kind {
      case .name:
        components.append(.init(name: node.text, arguments: node.genericArguments))
        return .named(NamedType(components: components.reversed()))
      case .member:
        components.append(.init(name: node.text, arguments: node.genericArguments))
        guard let base = node.firstChild else { return nil }
        node = base
      default: return nil
      }
    }
  }

  /// The expression in short, for messages and the baseline: `Container.shared.api()`, `resolver.resolve(API.self)`;
  /// closures are `{…}`, whatever has no name is `…`.
  public var spelling: String { spelling(depth: 0) }

  private func spelling(depth: Int) -> String {
    guard depth < 60 else { return "…" }
    let base = { () -> String in
      guard let first = self.firstChild else { return "…" }
      let text = first.spelling(depth: depth + 1)
      switch first.kind {
      case .operation, .cast, .tried, .ternary: return self.kind == .operation ? text : "(" + text + ")"
      default: return text
      }
    }
    switch kind {
    case .name, .numberLiteral, .booleanLiteral: return text + genericSuffix
    case .implicitMember: return "." + text + genericSuffix
    case .member: return base() + "." + text + genericSuffix
    case .call: return base() + "(" + argumentSpelling(depth: depth) + ")"
    case .subscripted: return base() + "[" + argumentSpelling(depth: depth) + "]"
    case .optionalChain: return base() + "?"
    case .forced: return base() + "!"
    case .tried: return text + " " + base()
    case .metatype: return (type?.description ?? "…") + ".self"
    case .typeName: return type?.description ?? "…"
    case .keyPath: return "\\" + (type?.description ?? "") + "." + text
    case .stringLiteral: return children.contains { _ in true } ? "\"…\"" : "\"" + text + "\""
    case .nilLiteral: return "nil"
    case .closure: return "{…}"
    case .cast: return base() + " " + text + " " + (type?.description ?? "…")
    case .macro: return "#" + text + "(" + argumentSpelling(depth: depth) + ")"
    case .attribute:
      let arguments = argumentSpelling(depth: depth)
      return "@" + (type?.description ?? text) + (arguments.isEmpty ? "" : "(" + arguments + ")")
    case .array: return "[" + children.map { $0.spelling(depth: depth + 1) }.joined(separator: ", ") + "]"
    case .operation:
      let operands = children.map { $0.spelling(depth: depth + 1) }
      let operators = text.split(separator: " ")
      guard operands.count == operators.count + 1 else { return text + (operands.first ?? "") }
      return zip(operands.dropFirst(), operators).reduce(operands[0]) { "\($0) \($1.1) \($1.0)" }
    case .parameter, .capture, .dictionary, .tuple, .assignment, .ternary, .block, .local, .branch, .loop, .exit,
      .localFunction, .localType, .conditional, .other:
      return "…"
    }
  }

  private var genericSuffix: String {
    let arguments = genericArguments
    return arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }

  private func argumentSpelling(depth: Int) -> String {
    arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.spelling(depth: depth + 1) }.joined(separator: ", ")
  }
}
