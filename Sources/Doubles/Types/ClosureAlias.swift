import HandwireFacts

/// A typealias of a closure type as the type that it stands for, so that generic parameters in it can be replaced.
struct ClosureAlias {
  let program: Program
  let context: LexicalContext
  /// From where the text is seen.
  let site: LexicalContext

  /// `nil` where it is none, or none that was read.
  func expanded(_ type: TypeExpression) -> FunctionType? {
    if case .function(let function) = type { return function }
    guard case .named = type, case .found(.function(let function)) = program.resolve(type, in: context) else {
      return nil
    }
    return functionType(function)
  }

  private func functionType(_ function: ResolvedType.Function) -> FunctionType {
    let throwing: Effects.Throwing =
      switch function.thrown {
      case nil: .never
      case .some(let thrown): thrown == .anyThrown ? .any : .typed(expression(thrown))
      }
    return FunctionType(
      parameters: function.parameters.map(expression), effects: Effects(isAsync: function.isAsync, throwing: throwing),
      result: expression(function.result),
      attributes: (function.globalActor.map { [$0] } ?? []) + (function.isSendable ? ["Sendable"] : []))
  }

  private func expression(_ type: ResolvedType) -> TypeExpression {
    switch type {
    case .parameter(let name):
      return .named(NamedType(components: name.split(separator: ".").map { .init(name: String($0)) }))
    case .optional(let wrapped): return .optional(expression(wrapped))
    case .array(let element): return .array(expression(element))
    case .dictionary(let key, let value): return .dictionary(key: expression(key), value: expression(value))
    case .function(let function): return .function(functionType(function))
    case .tuple(let elements):
      if elements.isEmpty { return .plain("Void") }
      return .tuple(elements.map { TupleElement(label: $0.label, type: expression($0.type)) })
    case .external(let path, let arguments):
      var components = path.map { NamedType.Component(name: $0) }
      if !components.isEmpty { components[components.count - 1].arguments = arguments.map(expression) }
      return .named(NamedType(components: components))
    case .nominal, .existential, .opaque, .metatype, .pack, .unknown:
      return .other(program.spelling(of: type, in: site))
    }
  }
}
