/// Statements as lines of text.
struct StatementLayout {
  static func lines(_ statements: [Statement], indentation: Int) -> [String] {
    statements.flatMap { lines($0, indentation: indentation) }
  }

  static func lines(_ statement: Statement, indentation: Int) -> [String] {
    let padding = String(repeating: " ", count: indentation)
    switch statement {
    case .constant(let name, let type, let value):
      let type = type.map { ": \($0)" } ?? ""
      return assigned("let \(name.asIdentifier)\(type) =", value, indentation)
    case .variable(let isWeak, let name, let type):
      return ["\(padding)\(isWeak ? "weak " : "")var \(name): \(type)"]
    case .assignment(let name, let value): return assigned("\(name) =", value, indentation)
    case .evaluation(let value): return continued("", value, indentation)
    case .returning(let value): return continued("return ", value, indentation)
    case .returnIfMade(let name): return ["\(padding)if let \(name) { return \(name) }"]
    case .line(let text): return [padding + text]
    case .nested(let header, let inner):
      let body = lines(inner, indentation: indentation + 2)
      if inner.count == 1, let only = body.first, body.count == 1 {
        let line = "\(padding)\(header) { \(only.drop { $0 == " " }) }"
        if line.count <= ExpressionLayout.lineLength { return [line] }
      }
      return ["\(padding)\(header) {"] + body + ["\(padding)}"]
    case .conditional(let condition, let then, let otherwise):
      return ConditionLayout.lines(
        condition, then: lines(then, indentation: indentation + 2),
        otherwise: lines(otherwise, indentation: indentation + 2), indentation: indentation)
    case .function(let function): return lines(function, indentation: indentation)
    }
  }

  /// `target = value`, on the next line where not even the value's beginning fits.
  static func assigned(_ target: String, _ value: Value, _ indentation: Int, suffix: Int = 0) -> [String] {
    let start = "\(target) \(value.effects.marks)"
    let column = indentation + start.count
    let padding = String(repeating: " ", count: indentation)
    var lines = ExpressionLayout.lines(value.expression, indentation: indentation, column: column, suffix: suffix)
    if column + lines[0].count + (lines.count == 1 ? suffix : 0) > ExpressionLayout.lineLength {
      lines = ExpressionLayout.lines(
        value.expression, indentation: indentation + 2, column: indentation + 2 + value.effects.marks.count,
        suffix: suffix)
      lines[0] = "\(padding)  \(value.effects.marks)\(lines[0])"
      return ["\(padding)\(target)"] + lines
    }
    lines[0] = padding + start + lines[0]
    return lines
  }

  private static func continued(_ start: String, _ value: Value, _ indentation: Int) -> [String] {
    let start = start + value.effects.marks
    var lines = ExpressionLayout.lines(value.expression, indentation: indentation, column: indentation + start.count)
    lines[0] = String(repeating: " ", count: indentation) + start + lines[0]
    return lines
  }

  private static func lines(_ function: LocalFunction, indentation: Int) -> [String] {
    let padding = String(repeating: " ", count: indentation)
    let effects = (function.effects.isAsync ? " async" : "") + (function.effects.canThrow ? " throws" : "")
    let header = SignatureLayout.lines(
      "func \(function.name)", parameters: function.parameters, suffix: "\(effects) -> \(function.result)",
      indentation: indentation)
    var body = function.body
    if body.count == 1, case .returning(let value) = body[0] { body = [.evaluation(value)] }
    return header + lines(body, indentation: indentation + 2) + ["\(padding)}"]
  }
}
