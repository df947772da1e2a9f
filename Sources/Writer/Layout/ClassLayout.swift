import HandwireFacts
import HandwireGraph

/// A plan → the lines of its class.
struct ClassLayout {
  let plan: GraphClassPlan

  func lines() -> [String] {
    var members: [[String]] = []
    let properties = plan.properties.flatMap { ConditionLayout.lines(lines($0), conditions: $0.conditions) }
    if !properties.isEmpty { members.append(properties) }
    members.append(lines(plan.initializer))
    for member in plan.members {
      switch member {
      case .accessor(let accessor):
        members.append(ConditionLayout.lines(lines(accessor), conditions: accessor.conditions))
      case .function(let function):
        members.append(ConditionLayout.lines(lines(function), conditions: function.conditions))
      }
    }
    let body = members.joined(separator: [""])
    return ConditionLayout.lines(header + body + ["}"], conditions: plan.declaration.conditions)
  }

  private var header: [String] {
    let declaration = plan.declaration
    let attributes = declaration.repeatedAttributes.filter { $0.hasPrefix("@") }
    let modifiers = declaration.repeatedAttributes.filter { !$0.hasPrefix("@") }.map { "\($0) " }.joined()
    let access = GraphClassPlanner.prefix(max(declaration.access, .internal))
    let inheritance = declaration.isSendable ? ": Sendable" : ""
    return declaration.documentation + attributes + [
      "\(modifiers)\(access)final class \(declaration.graphName.asIdentifier)\(inheritance) {"
    ]
  }

  private func lines(_ property: PropertyPlan) -> [String] {
    let documentation = property.documentation.map { "  \($0)" }
    let type = property.type.isEmpty ? "" : ": \(property.type)"
    let start = "\(property.introducer) \(property.name.asIdentifier)\(type)"
    if !property.observer.isEmpty {
      let observer = StatementLayout.lines([.nested("didSet", property.observer)], indentation: 4)
      return documentation + ["  \(start) {"] + observer + ["  }"]
    }
    guard let value = property.value else { return documentation + ["  \(start)"] }
    guard !value.statements.isEmpty else {
      return documentation + StatementLayout.assigned("\(start) =", value.result, 2)
    }
    let body = StatementLayout.lines(value.statements + [.returning(value.result)], indentation: 4)
    return documentation + ["  \(start) = {"] + body + ["  }()"]
  }

  private func lines(_ accessor: AccessorPlan) -> [String] {
    let documentation = accessor.documentation.map { "  \($0)" }
    let start = "  \(accessor.introducer) \(accessor.name.asIdentifier): \(accessor.type) {"
    let getter = accessor.effects.isEmpty ? "" : "get\(accessor.effects)"
    let body = bodyStatements(accessor.statements)
    if body.count == 1, getter.isEmpty {
      let inner = StatementLayout.lines(body, indentation: 0)
      if inner.count == 1, start.count + inner[0].count + 3 <= ExpressionLayout.lineLength {
        return documentation + ["\(start) \(inner[0]) }"]
      }
    }
    guard !getter.isEmpty else {
      return documentation + [start] + StatementLayout.lines(body, indentation: 4) + ["  }"]
    }
    return documentation + [start] + StatementLayout.lines([.nested(getter, body)], indentation: 4) + ["  }"]
  }

  private func lines(_ function: FunctionPlan) -> [String] {
    let before = (function.documentation + function.attributes).map { "  \($0)" }
    let header = SignatureLayout.lines(
      function.introducer, parameters: function.parameters, suffix: function.suffix, indentation: 2)
    let body = bodyStatements(function.statements)
    if body.isEmpty { return before + header.dropLast() + [(header.last ?? "") + "}"] }
    return before + header + StatementLayout.lines(body, indentation: 4) + ["  }"]
  }

  /// A single expression needs no `return`.
  private func bodyStatements(_ statements: [Statement]) -> [Statement] {
    guard statements.count == 1, case .returning(let value) = statements[0] else { return statements }
    return [.evaluation(value)]
  }
}
