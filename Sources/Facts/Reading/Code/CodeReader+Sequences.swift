internal import SwiftSyntax

extension CodeReader {
  /// `a = b`, `a as T`, `a ? b : c` and operators, as the parser leaves them: in one row.
  ///
  /// Only what wiring needs is folded: assignment binds loosest, then `?:`; a cast binds to the operand before it.
  func sequence(_ elements: [ExprSyntax], label: String?) {
    let assignments = elements.indices.filter { elements[$0].is(AssignmentExprSyntax.self) }
    let ternaries = elements.indices.filter { elements[$0].is(UnresolvedTernaryExprSyntax.self) }
    fold(elements[...], assignments: assignments[...], ternaries: ternaries[...], label: label)
  }

  /// - Parameters:
  ///   - assignments: where they stand in `elements`; looked for once, as rows may be long.
  ///   - ternaries: where the `? … :` stand.
  private func fold(
    _ elements: ArraySlice<ExprSyntax>, assignments: ArraySlice<Int>, ternaries: ArraySlice<Int>, label: String?
  ) {
    guard let first = elements.first, !builder.isTooDeep else { return }
    if let index = assignments.first, index > elements.startIndex {
      builder.begin(.assignment, at: position(of: elements[index]), text: "=", label: label)
      fold(elements[..<index], assignments: [], ternaries: ternaries.prefix { $0 < index }, label: nil)
      fold(
        elements[(index + 1)...], assignments: assignments.dropFirst(), ternaries: ternaries.drop { $0 < index },
        label: nil)
      builder.end()
      return
    }
    if let index = ternaries.first, index > elements.startIndex,
      let choice = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      builder.begin(.ternary, at: position(of: first), label: label)
      fold(elements[..<index], assignments: assignments.prefix { $0 < index }, ternaries: [], label: nil)
      expression(choice.thenExpression)
      fold(
        elements[(index + 1)...], assignments: assignments.drop { $0 < index }, ternaries: ternaries.dropFirst(),
        label: nil)
      builder.end()
      return
    }
    operands(elements, label: label)
  }

  private func operands(_ elements: ArraySlice<ExprSyntax>, label: String?) {
    var operators: [String] = []
    var operands: [ArraySlice<ExprSyntax>] = []
    var start = elements.startIndex
    for index in elements.indices {
      guard let node = elements[index].as(BinaryOperatorExprSyntax.self) else { continue }
      operators.append(node.operator.text)
      operands.append(elements[start..<index])
      start = index + 1
    }
    operands.append(elements[start...])
    guard !operators.isEmpty, let first = elements.first else { return cast(elements, label: label) }
    builder.begin(.operation, at: position(of: first), text: operators.joined(separator: " "), label: label)
    for operand in operands { cast(operand, label: nil) }
    builder.end()
  }

  /// `x`, `x as T`, `x as T as? U`
  private func cast(_ elements: ArraySlice<ExprSyntax>, label: String?) {
    guard let first = elements.first else { return }
    guard elements.count >= 3, elements.count % 2 == 1 else {
      guard elements.count > 1 else { return expression(first, label: label) }
      builder.begin(.other, at: position(of: first), label: label)
      for element in elements { expression(element) }
      builder.end()
      return
    }
    let steps = stride(from: elements.startIndex + 1, to: elements.endIndex - 1, by: 2).reversed()
    for (order, index) in steps.enumerated() {
      builder.begin(
        .cast, at: position(of: elements[index]), text: word(of: elements[index]), label: order == 0 ? label : nil,
        type: elements[index + 1].as(TypeExprSyntax.self).map { declarations.typeExpression($0.type) })
    }
    expression(first)
    for _ in steps { builder.end() }
  }

  private func word(of node: ExprSyntax) -> String {
    if let cast = node.as(UnresolvedAsExprSyntax.self) { return "as" + (cast.questionOrExclamationMark?.text ?? "") }
    return node.is(UnresolvedIsExprSyntax.self) ? "is" : node.trimmedDescription
  }
}
