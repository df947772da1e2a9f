extension FileCode {
  /// What a function or a subscript gives for these arguments.
  func result(of member: CodeMember, base: CodeNode?, call: CodeNode) -> ResolvedType {
    guard let (own, written) = member.genericResult else { return .unknown("it is no function") }
    guard let written else { return .void }
    var context = member.context
    context.genericParameters += own.filter { !context.genericParameters.contains($0) }
    var type = resolve(written, in: context)
    if let base {
      type = substitution(of: self.type(of: base), owner: member.owner).removing(names: own)
        .apply(to: type, tables: code.tables)
    }
    guard !own.isEmpty, type.hasParameters else { return type }
    var inference = GenericInference(own)
    if let parameters = member.parameters, let match = ArgumentMatch(call.arguments, to: parameters) {
      for (argument, index) in zip(call.arguments, match.parameters) {
        infer(&inference, from: argument, parameter: resolve(parameters[index].type, in: context))
      }
    }
    var result = inference.substitution.apply(to: type, tables: code.tables)
    if inference.isOpen(in: result), let expected = expectedType(of: call) {
      inference.unify(result, with: expected)
      result = inference.substitution.apply(to: type, tables: code.tables)
    }
    return inference.isOpen(in: result) ? .unknown("the compiler infers what '\(member.name)' returns") : result
  }

  private func infer(_ inference: inout GenericInference, from argument: CodeNode, parameter: ResolvedType) {
    switch argument.kind {
    case .closure:
      let statements = argument.children.filter { $0.kind != .parameter && $0.kind != .capture }
      guard case .function(let function) = parameter, statements.count == 1, let only = statements.first else { return }
      let value = only.kind == .exit ? only.firstChild : only
      if let value { inference.unify(function.result, with: type(of: value)) }
    case .keyPath:
      guard case .external(let path, let arguments) = parameter, path.last?.hasSuffix("KeyPath") == true,
        arguments.count == 2
      else { return }
      let root = argument.type.map { resolve($0, in: context(of: argument)) } ?? arguments[0]
      if argument.type != nil { inference.unify(arguments[0], with: root) }
      if let value = value(ofKeyPath: argument.text, on: root) { inference.unify(arguments[1], with: value) }
    default: inference.unify(parameter, with: type(of: argument))
    }
  }

  func type(ofSubscript node: CodeNode) -> ResolvedType {
    guard let base = node.firstChild else { return .unknown("its base is missing") }
    switch type(of: base) {
    case .array(let element):
      return node.arguments.count == 1 && node.arguments[0].kind != .operation ? element : .unknown("it may be a slice")
    case .dictionary(_, let value): return node.arguments.count == 1 ? .optional(value) : value
    case .unknown(let reason): return .unknown(reason)
    case .nominal, .existential, .opaque, .external, .optional, .metatype, .parameter:
      let results = reference(of: node).members.map { result(of: $0, base: base, call: node) }
      guard let first = results.first, results.allSatisfy({ $0 == first }) else {
        return .unknown("what the subscript gives is not known")
      }
      return first
    case .tuple, .function, .pack: return .unknown("what the subscript gives is not known")
    }
  }

  /// The subscripts of the base's type that take the arguments.
  func reference(ofSubscript node: CodeNode) -> CodeReference {
    guard let base = node.firstChild else { return .unknown("its base is missing") }
    var type = type(of: base)
    var isStatic = false
    if case .metatype(let instance) = type { (type, isStatic) = (instance, true) }
    if case .parameter(let name) = type { type = constraint(ofParameter: name, at: node) ?? type }
    let elements: [ResolvedType]
    switch type {
    case .existential(let list), .opaque(let list): elements = list
    case .unknown(let reason): return .unknown(reason)
    case .nominal, .external, .optional, .array, .dictionary: elements = [type]
    case .tuple, .function, .metatype, .parameter, .pack: elements = []
    }
    let arguments = node.arguments
    for element in elements {
      guard let key = key(of: element) else { continue }
      let found = code.members(named: "subscript", of: key).filter { member in
        member.isStatic == isStatic && member.parameters.map { ArgumentMatch(arguments, to: $0) != nil } ?? false
      }
      if !found.isEmpty { return .members(found) }
    }
    return .unread("subscript")
  }

  /// What a generic parameter in reach conforms to or inherits, as the compiler would let its members be used.
  func constraint(ofParameter name: String, at node: CodeNode) -> ResolvedType? {
    guard let body = body(of: node) else { return nil }
    let context = context(of: body)
    var parameters = function(of: body)?.genericParameters ?? []
    var requirements = function(of: body)?.requirements ?? []
    for identifier in context.enclosing {
      for declaration in code.program.declarations(of: identifier) {
        parameters += declaration.fact.genericParameters
        requirements += declaration.fact.requirements
      }
    }
    var constraints = parameters.filter { $0.name == name }.compactMap(\.constraint)
    constraints += requirements.filter { $0.relation != .layout && $0.left.description == name }.map(\.right)
    if name == "Self", let owner = owner(of: body) { return nominal(owner) }
    guard !constraints.isEmpty else { return nil }
    let type = resolve(constraints.count == 1 ? constraints[0] : .composition(constraints), in: context)
    return type.unknownReason == nil ? type : nil
  }
}
