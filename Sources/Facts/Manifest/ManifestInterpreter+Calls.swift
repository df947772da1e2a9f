internal import SwiftSyntax

extension ManifestInterpreter {
  typealias Argument = (label: String?, value: ManifestValue)

  func member(_ node: MemberAccessExprSyntax, in scope: ManifestScope) -> ManifestValue {
    let name = node.declName.baseName.text
    guard let base = node.base else { return staticMember(name, of: nil, at: node) ?? plain(name, node) }
    if name == "self", let type = typeName(base, in: scope) { return .metatype(type) }
    if let type = typeName(base, in: scope) {
      if let value = staticMember(name, of: type, at: node) { return value }
      let isOutside = ["ProcessInfo", "Context", "FileManager", "CommandLine", "URL"].contains(type)
      return isOutside ? unknown("'\(short(node))' is known only when the manifest runs", node) : plain(name, node)
    }
    switch evaluate(base, in: scope) {
    case .object(let object): return field(name, of: object) ?? notEvaluated(node)
    case .array(let elements):
      switch name {
      case "isEmpty": return .boolean(elements.isEmpty)
      case "first": return elements.first ?? .none
      case "last": return elements.last ?? .none
      default: return notEvaluated(node)
      }
    case .none: return .none
    case .unknown(let part): return .unknown(part)
    case .string, .integer, .boolean, .metatype, .closure: return notEvaluated(node)
    }
  }

  private func plain(_ name: String, _ node: MemberAccessExprSyntax) -> ManifestValue {
    .object(ManifestObject(name: name, fields: [], position: position(of: node)))
  }

  /// Properties of PackageDescription's classes; `nil` for any other.
  private func field(_ name: String, of object: ManifestObject) -> ManifestValue? {
    if let value = object[name] { return value }
    if let index = Int(name), object.fields.indices.contains(index) { return object.fields[index].value }
    switch name {
    case "type":
      let types = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test", "systemLibrary": "system",
        "binaryTarget": "binary",
      ]
      return .object(ManifestObject(name: types[object.name] ?? object.name, fields: [], position: object.position))
    case "isTest": return .boolean(object.name == "testTarget")
    case "dependencies", "targets", "products", "exclude": return .array([])
    case "path", "sources", "resources", "publicHeadersPath", "swiftSettings", "cSettings", "cxxSettings",
      "linkerSettings", "plugins", "platforms", "swiftLanguageModes", "swiftLanguageVersions", "url", "checksum":
      return ManifestValue.none
    default: return nil
    }
  }

  /// The last name of a type (`Target.Dependency` → `Dependency`); `nil` for anything that may be a value.
  private func typeName(_ expression: ExprSyntax, in scope: ManifestScope) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return name.first?.isUppercase == true && scope.value(name) == nil ? name : nil
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.text
    return name.first?.isUppercase == true && typeName(base, in: scope) != nil ? name : nil
  }

  /// `nil` where the manifest declares no such member.
  private func staticMember(_ name: String, of type: String?, at node: some SyntaxProtocol) -> ManifestValue? {
    let declared = statics[name]?.filter { type == nil || $0.type == type || type == "Self" } ?? []
    guard let only = declared.first else { return nil }
    guard declared.count == 1 else { return unknown("'\(name)' is declared by several types", node) }
    switch only.value {
    case .constant(let expression): return deeper(node) { evaluate(expression, in: global) }
    case .function(let function):
      return function.parameters.isEmpty ? call(function, arguments: [], at: Syntax(node)) : .closure(function)
    }
  }

  func call(_ node: FunctionCallExprSyntax, in scope: ManifestScope) -> ManifestValue {
    var arguments: [Argument] = node.arguments.map { ($0.label?.text, evaluate($0.expression, in: scope)) }
    if let closure = node.trailingClosure { arguments.append((nil, evaluate(ExprSyntax(closure), in: scope))) }
    let callee = node.calledExpression
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if case .closure(let function) = scope.value(name) {
        return call(function, arguments: arguments, at: Syntax(node))
      }
      if let overloads = functions[name] { return call(overloads, arguments: arguments, at: Syntax(node)) }
      if name.first?.isUppercase == true { return make(name, arguments, at: node) }
      return unknown("'\(name)' is not a function of this manifest", node)
    }
    guard let access = callee.as(MemberAccessExprSyntax.self) else { return notEvaluated(node) }
    let name = access.declName.baseName.text
    let type = access.base.flatMap { typeName($0, in: scope) }
    if access.base == nil || type != nil {
      let overloads = (statics[name] ?? []).filter { type == nil || $0.type == type }.compactMap { member in
        if case .function(let function) = member.value { return function }
        return nil
      }
      if overloads.contains(where: { bindings(of: arguments, to: $0) != nil }) {
        return call(overloads, arguments: arguments, at: Syntax(node))
      }
      if ["ProcessInfo", "Context", "FileManager", "URL"].contains(type) { return notEvaluated(node) }
      return make(name == "init" ? type ?? name : name, arguments, at: node)
    }
    guard let base = access.base else { return notEvaluated(node) }
    return method(name, on: evaluate(base, in: scope), arguments: arguments, at: node)
  }

  private func make(_ name: String, _ arguments: [Argument], at node: FunctionCallExprSyntax) -> ManifestValue {
    if arguments.count == 1, let only = arguments.first, only.label == "stringLiteral" { return only.value }
    let fields = arguments.map { ($0.label ?? "_", $0.value) }
    return .object(ManifestObject(name: name, fields: fields, position: position(of: node)))
  }

  private func method(
    _ name: String, on base: ManifestValue, arguments: [Argument], at node: FunctionCallExprSyntax
  ) -> ManifestValue {
    guard case .array(let elements) = base, let first = arguments.first?.value else {
      if case .unknown = base { return base }
      return notEvaluated(node)
    }
    if name == "contains", arguments.first?.label == nil {
      let answers = elements.map { equals($0, first) }
      return answers.contains(true) ? .boolean(true) : answers.contains(nil) ? notEvaluated(node) : .boolean(false)
    }
    guard case .closure(let function) = first else { return notEvaluated(node) }
    let results = { elements.map { self.call(function, arguments: [(nil, $0)], at: Syntax(node)) } }
    switch name {
    case "map": return .array(results())
    case "forEach":
      _ = results()
      return .none
    case "flatMap":
      return results().reduce(.array([])) { sum($0, $1, at: ExprSyntax(node)) }
    case "compactMap":
      return .array(
        results().filter { value in
          if case .none = value { return false }
          return true
        })
    case "filter":
      var kept: [ManifestValue] = []
      for (element, result) in zip(elements, results()) {
        guard case .boolean(let isKept) = result else { return notEvaluated(node) }
        if isKept { kept.append(element) }
      }
      return .array(kept)
    default: return notEvaluated(node)
    }
  }

  /// The overload whose labels fit.
  private func call(_ overloads: [ManifestFunction], arguments: [Argument], at node: Syntax) -> ManifestValue {
    let fitting = overloads.filter { bindings(of: arguments, to: $0) != nil }
    guard let function = fitting.first, fitting.count == 1 else { return notEvaluated(node) }
    return call(function, arguments: arguments, at: node)
  }

  /// The argument of each parameter, `nil` inside where the default is used; `nil` where they do not fit.
  private func bindings(of arguments: [Argument], to function: ManifestFunction) -> [ManifestValue?]? {
    var rest = arguments[...]
    var values: [ManifestValue?] = []
    for parameter in function.parameters {
      if let next = rest.first, next.label == parameter.label {
        values.append(next.value)
        rest = rest.dropFirst()
      } else if parameter.defaultValue != nil || parameter.name.hasPrefix("$") {
        values.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }

  func call(_ function: ManifestFunction, arguments: [Argument], at node: Syntax) -> ManifestValue {
    guard let values = bindings(of: arguments, to: function) else { return notEvaluated(node) }
    let result = deeper(node) {
      let scope = ManifestScope(parent: function.scope)
      for (parameter, value) in zip(function.parameters, values) {
        let value = value ?? parameter.defaultValue.map { evaluate($0, in: function.scope) }
        if let value { scope.declare(parameter.name, value) }
      }
      if let only = function.body.first, function.body.count == 1, let expression = value(of: only) {
        return evaluate(expression, in: scope)
      }
      if case .returned(let value) = execute(function.body, in: scope) { return value }
      return .none
    }
    if callDepth == 0, case .object(let object) = result { object.position = position(of: node) }
    return result
  }

  /// The expression that a body consists of; `nil` where it is one that does something instead.
  private func value(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    guard case .expr(let expression) = item.item else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr, .switchExpr: return nil
    case .infixOperatorExpr(let node):
      let isAssignment =
        node.operator.is(AssignmentExprSyntax.self)
        || node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      return isAssignment ? nil : expression
    case .functionCallExpr(let node):
      let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return name == "append" || name == "insert" ? nil : expression
    default: return expression
    }
  }

  private func deeper(_ node: some SyntaxProtocol, _ body: () -> ManifestValue) -> ManifestValue {
    guard callDepth < Self.deepest else { return unknown("the manifest's functions call each other too deeply", node) }
    callDepth += 1
    defer { callDepth -= 1 }
    return body()
  }
}
