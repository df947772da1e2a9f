/// Writes types as Swift source on one line, as a person would: `(any Clock)?`, `[Trip.ID: Trip]`.
public enum TypeSpelling {
  public static func text(_ type: TypeExpression) -> String {
    switch type {
    case .named(let named): text(named)
    case .optional(let wrapped): operand(wrapped) + "?"
    case .implicitlyUnwrapped(let wrapped): operand(wrapped) + "!"
    case .array(let element): "[\(text(element))]"
    case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
    case .tuple(let elements): "(\(elements.map(text).joined(separator: ", ")))"
    case .function(let function): text(function)
    case .any(let constraint): "any " + text(constraint)
    case .some(let constraint): "some " + text(constraint)
    case .composition(let members): members.map(operand).joined(separator: " & ")
    case .metatype(let instance): operand(instance) + ".Type"
    case .packExpansion(let pattern): "repeat " + text(pattern)
    case .packElement(let pack): "each " + text(pack)
    case .suppressed(let constraint): "~" + operand(constraint)
    case .other(let written): written
    }
  }

  public static func text(_ path: [NamedType.Component]) -> String {
    path.enumerated().map { text($0.element, isFirst: $0.offset == 0) }.joined(separator: ".")
  }

  private static func text(_ named: NamedType) -> String {
    (named.module.map { SourceName.declared($0) + "::" } ?? "") + text(named.components)
  }

  private static func text(_ component: NamedType.Component, isFirst: Bool) -> String {
    let name = isFirst ? SourceName.type(component.name) : SourceName.member(component.name)
    guard !component.arguments.isEmpty else { return name }
    return "\(name)<\(component.arguments.map(text).joined(separator: ", "))>"
  }

  private static func text(_ element: TupleElement) -> String {
    (element.label.map { SourceName.declared($0) + ": " } ?? "") + text(element.type)
  }

  private static func text(_ function: FunctionType) -> String {
    let attributes = function.attributes.map { ($0.hasPrefix("nonisolated") ? $0 : "@" + $0) + " " }.joined()
    let parameters = function.parameters.map(text).joined(separator: ", ")
    return "\(attributes)(\(parameters))\(text(function.effects)) -> \(text(function.result))"
  }

  private static func text(_ effects: Effects) -> String {
    let thrown =
      switch effects.throwing {
      case .never: ""
      case .any: " throws"
      case .typed(let error): " throws(\(text(error)))"
      }
    return (effects.isAsync ? " async" : "") + thrown
  }

  /// In parentheses where `?`, `&` or `.Type` would else belong to a part of it.
  private static func operand(_ type: TypeExpression) -> String {
    switch type {
    case .named, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .metatype, .other: text(type)
    case .function, .any, .some, .composition, .packExpansion, .packElement, .suppressed: "(\(text(type)))"
    }
  }
}
