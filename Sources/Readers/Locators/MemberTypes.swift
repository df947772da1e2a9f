import HandwireFacts

/// The types of members as far as their declarations alone say them.
struct MemberTypes: Sendable {
  let code: CodeProgram

  /// Of a property's value, or of what a function returns.
  func type(of member: CodeMember) -> ResolvedType {
    switch member.fact {
    case .property(let fact): return type(of: fact, in: member.context)
    case .function(let fact):
      var context = member.context
      context.genericParameters += fact.genericParameters.map(\.name)
      return fact.result.map { resolve($0, in: context) } ?? .void
    case .subscripts(let fact):
      var context = member.context
      context.genericParameters += fact.genericParameters.map(\.name)
      return resolve(fact.result, in: context)
    case .initializer, .enumCase: return member.owner.map { .nominal($0, arguments: []) } ?? .unknown("it has no type")
    }
  }

  func type(of fact: PropertyFact, in context: LexicalContext) -> ResolvedType {
    if let expression = fact.type { return resolve(expression, in: context) }
    return fact.initialValue.map { type(of: $0, in: context) } ?? .unknown("no type is written")
  }

  func resolve(_ expression: TypeExpression, in context: LexicalContext) -> ResolvedType {
    if case .found(let type) = code.program.resolve(expression, in: context) { return type }
    return .unknown("the type is not found")
  }

  /// `Store(url: url)`, `Store.shared`, `Store.init()`.
  private func type(of value: ExpressionFact, in context: LexicalContext) -> ResolvedType {
    switch value {
    case .call(let callee, _):
      switch callee {
      case .reference(let path, _):
        guard path.last?.name.first?.isUppercase == true else { return .unknown("what a call gives is not looked up") }
        return resolve(.named(NamedType(components: path)), in: context)
      case .initializerReference(let type, _): return resolve(type, in: context)
      case .metatype, .implicitMember, .call, .stringLiteral, .arrayLiteral, .booleanLiteral, .other:
        return .unknown("what a call gives is not looked up")
      }
    case .reference(let path, nil):
      guard path.count > 1, let last = path.last, last.name.first?.isLowercase == true else {
        return .unknown("the value's type is not looked up")
      }
      let owner = resolve(.named(NamedType(components: Array(path.dropLast()))), in: context)
      guard let identifier = owner.identifier,
        let member = code.members(named: last.name, of: identifier).first(where: \.isStatic),
        let expression = member.property?.type
      else {
        return owner.isUnknown ? owner : (Self.selfNames.contains(last.name) ? owner : .unknown("it is a member"))
      }
      return resolve(expression, in: member.context)
    case .stringLiteral: return .external(path: ["String"], arguments: [])
    case .booleanLiteral: return .external(path: ["Bool"], arguments: [])
    case .reference, .metatype, .initializerReference, .implicitMember, .arrayLiteral, .other:
      return .unknown("the value's type is not looked up")
    }
  }

  static let selfNames: Set<String> = ["shared", "default", "standard", "instance", "main", "current", "live"]
}
