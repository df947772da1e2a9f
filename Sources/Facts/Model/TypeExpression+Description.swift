extension TypeExpression: CustomStringConvertible {
  /// Swift source for the type.
  public var description: String {
    switch self {
    case .named(let named): named.description
    case .optional(let wrapped): wrapped.postfixOperand + "?"
    case .implicitlyUnwrapped(let wrapped): wrapped.postfixOperand + "!"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): "(\(elements.map(\.description).joined(separator: ", ")))"
    case .function(let function): function.description
    case .any(let constraint): "any \(constraint.constraintOperand)"
    case .some(let constraint): "some \(constraint.constraintOperand)"
    case .composition(let members): members.map(\.compositionOperand).joined(separator: " & ")
    case .metatype(let instance): instance.postfixOperand + ".Type"
    case .packExpansion(let pattern): "repeat \(pattern)"
    case .packElement(let pack): "each \(pack)"
    case .suppressed(let constraint): "~\(constraint.postfixOperand)"
    case .other(let text): text
    }
  }

  /// `Void` or `()`.
  public var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .named(let named): ["Void", "Swift.Void"].contains(named.components.map(\.name).joined(separator: "."))
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .function, .any, .some, .composition, .metatype,
      .packExpansion, .packElement, .suppressed, .other:
      false
    }
  }

  /// With parentheses where a `?` or `.Type` after it would bind to a part of it only.
  private var postfixOperand: String {
    switch self {
    case .named, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .metatype: description
    case .function, .any, .some, .composition, .packExpansion, .packElement, .suppressed: "(\(description))"
    case .other(let text): text.contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" }) ? "(\(text))" : text
    }
  }

  private var constraintOperand: String {
    switch self {
    case .function, .any, .some: "(\(description))"
    case .named, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .composition, .metatype,
      .packExpansion, .packElement, .suppressed, .other:
      description
    }
  }

  private var compositionOperand: String {
    switch self {
    case .function, .any, .some, .composition: "(\(description))"
    case .named, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .metatype, .packExpansion,
      .packElement, .suppressed, .other:
      description
    }
  }
}

extension TupleElement: CustomStringConvertible {
  /// `label: Type`
  public var description: String {
    label.map { "\(SourceName.declared($0)): \(type)" } ?? type.description
  }
}

extension NamedType: CustomStringConvertible {
  /// `Module::A<B>.C`
  public var description: String {
    let path = components.enumerated().map { index, component in
      index == 0 ? component.description : "." + component.description(afterDot: true)
    }
    return (module.map { SourceName.declared($0) + "::" } ?? "") + path.joined()
  }
}

extension NamedType.Component: CustomStringConvertible {
  /// `A<B>`, with backticks where the name needs them at the beginning of a type.
  public var description: String { description(afterDot: false) }

  func description(afterDot: Bool) -> String {
    let list = arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>"
    return (afterDot ? SourceName.member(name) : SourceName.type(name)) + list
  }
}

extension FunctionType: CustomStringConvertible {
  /// `@Sendable (A, B) async throws(E) -> C`
  public var description: String {
    let prefix = attributes.map { $0.hasPrefix("nonisolated") ? $0 + " " : "@\($0) " }.joined()
    let parameters = "(\(self.parameters.map(\.description).joined(separator: ", ")))"
    return "\(prefix)\(parameters)\(effects.description) -> \(result)"
  }
}

extension Effects: CustomStringConvertible {
  /// ` async throws(E)`, with a space in front; empty where there is none.
  public var description: String {
    let throwing =
      switch throwing {
      case .never: ""
      case .any: " throws"
      case .typed(let error): " throws(\(error))"
      }
    return (isAsync ? " async" : "") + throwing
  }
}
