internal import SwiftSyntax

extension CodeReader {
  func closure(_ node: ClosureExprSyntax, label: String?, isTrailing: Bool = false) {
    guard !builder.isTooDeep else { return }
    let outer = awaits
    awaits = 0
    defer { awaits = outer }
    builder.begin(
      .closure, at: position(of: node), label: label, flags: isTrailing ? CodeTree.isTrailingClosure : 0)
    for capture in node.signature?.capture?.items ?? [] {
      let specifier = capture.specifier.map { specifier in
        specifier.specifier.text + (specifier.detail.map { "(\($0.text))" } ?? "")
      }
      builder.begin(.capture, at: position(of: capture), text: name(capture.name), label: specifier)
      if let value = capture.initializer?.value { expression(value) }
      builder.end()
    }
    switch node.signature?.parameterClause {
    case .simpleInput(let list):
      for parameter in list { builder.leaf(.parameter, at: position(of: parameter), text: name(parameter.name)) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        builder.leaf(
          .parameter, at: position(of: parameter.firstName), text: name(parameter.secondName ?? parameter.firstName),
          type: parameter.type.map { declarations.typeExpression(of: declarations.stripped($0)) })
      }
    default: break
    }
    statements(node.statements)
    builder.end()
  }

  func branch(_ node: IfExprSyntax, label: String?) {
    var current = node
    var levels = 0
    // `else if` chains are as long as they like: each is a branch inside the last, without recursion.
    while true {
      guard !builder.isTooDeep else { break }
      builder.begin(.branch, at: position(of: current), text: "if", label: levels == 0 ? label : nil)
      levels += 1
      conditions(current.conditions)
      nested(current.body)
      guard case .ifExpr(let next) = current.elseBody else { break }
      current = next
    }
    if case .codeBlock(let block) = current.elseBody { nested(block) }
    for _ in 0..<levels { builder.end() }
  }

  func choice(_ node: SwitchExprSyntax, label: String?) {
    builder.begin(.branch, at: position(of: node), text: "switch", label: label)
    expression(node.subject)
    cases(node.cases)
    builder.end()
  }

  private func cases(_ list: SwitchCaseListSyntax) {
    for element in list {
      switch element {
      case .switchCase(let node):
        guard !builder.isTooDeep else { continue }
        builder.begin(.branch, at: position(of: node), text: "case")
        if case .case(let label) = node.label {
          for item in label.caseItems {
            pattern(item.pattern, label: "case", type: nil)
            if let condition = item.whereClause?.condition { expression(condition) }
          }
        }
        builder.begin(.block, at: position(of: node))
        statements(node.statements)
        builder.end()
        builder.end()
      case .ifConfigDecl(let node):
        conditionals(node) { elements in if case .switchCases(let nested) = elements { self.cases(nested) } }
      @unknown default: break
      }
    }
  }

  /// The names that a pattern binds, and the expressions in it.
  func pattern(_ node: PatternSyntax, label: String, type: TypeSyntax?) {
    guard !builder.isTooDeep else { return }
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let identifier):
      builder.leaf(
        .local, at: position(of: identifier), text: name(identifier.identifier), label: label,
        type: type.map { declarations.typeExpression($0) })
    case .valueBindingPattern(let binding): pattern(binding.pattern, label: label, type: type)
    case .tuplePattern(let tuple): for element in tuple.elements { pattern(element.pattern, label: label, type: nil) }
    case .expressionPattern(let inner): expression(inner.expression)
    default: break
    }
  }
}
