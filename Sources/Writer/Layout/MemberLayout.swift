/// Members of a class as lines of text.
struct MemberLayout {
  static func lines(_ member: MemberPlan, indentation: Int) -> [String] {
    switch member {
    case .accessor(let accessor): lines(accessor, indentation)
    case .function(let function): lines(function, indentation)
    }
  }

  static func lines(_ property: PropertyPlan, indentation: Int) -> [String] {
    let padding = String(repeating: " ", count: indentation)
    let documentation = property.documentation.map { padding + $0 }
    let type = property.type.isEmpty ? "" : ": \(property.type)"
    let start = "\(property.introducer) \(property.name.asIdentifier)\(type)"
    if !property.observer.isEmpty {
      let observer = StatementLayout.lines([.nested("didSet", property.observer)], indentation: indentation + 2)
      return documentation + ["\(padding)\(start) {"] + observer + ["\(padding)}"]
    }
    guard let value = property.value else { return documentation + ["\(padding)\(start)"] }
    guard !value.statements.isEmpty else {
      return documentation + StatementLayout.assigned("\(start) =", value.result, indentation)
    }
    let body = StatementLayout.lines(value.statements + [.returning(value.result)], indentation: indentation + 2)
    return documentation + ["\(padding)\(start) = {"] + body + ["\(padding)}()"]
  }

  private static func lines(_ accessor: AccessorPlan, _ indentation: Int) -> [String] {
    let padding = String(repeating: " ", count: indentation)
    let documentation = accessor.documentation.map { padding + $0 }
    let start = "\(padding)\(accessor.introducer) \(accessor.name.asIdentifier): \(accessor.type) {"
    let body = withoutReturn(accessor.statements)
    guard accessor.effects.isEmpty else {
      let getter = StatementLayout.lines([.nested("get\(accessor.effects)", body)], indentation: indentation + 2)
      return documentation + [start] + getter + ["\(padding)}"]
    }
    let inner = StatementLayout.lines(body, indentation: indentation + 2)
    let only = inner.first?.drop { $0 == " " } ?? ""
    if body.count == 1, inner.count == 1, start.count + only.count + 3 <= ExpressionLayout.lineLength {
      return documentation + ["\(start) \(only) }"]
    }
    return documentation + [start] + inner + ["\(padding)}"]
  }

  private static func lines(_ function: FunctionPlan, _ indentation: Int) -> [String] {
    let padding = String(repeating: " ", count: indentation)
    let before = (function.documentation + function.attributes).map { padding + $0 }
    let header = SignatureLayout.lines(
      function.introducer, parameters: function.parameters, suffix: function.suffix, indentation: indentation)
    let body = withoutReturn(function.statements)
    if body.isEmpty { return before + header.dropLast() + [(header.last ?? "") + "}"] }
    return before + header + StatementLayout.lines(body, indentation: indentation + 2) + ["\(padding)}"]
  }

  /// A single expression needs no `return`.
  private static func withoutReturn(_ statements: [Statement]) -> [Statement] {
    guard statements.count == 1, case .returning(let value) = statements[0] else { return statements }
    return [.evaluation(value)]
  }
}
