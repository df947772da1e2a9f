/// Expressions as lines of text that swift-format leaves as they are.
///
/// What fits goes on one line; arguments that do not go on the next one, and if they do not fit there either, on a line
/// each.
struct ExpressionLayout {
  static let lineLength = 120

  /// The text on one line; `nil` where it needs several.
  static func flat(_ expression: Expression) -> String? {
    switch expression {
    case .name(let name): return name
    case .atom, .function: return nil
    case .member(let base, let name, let isOptional):
      return flat(base).map { "\($0)\(isOptional ? "?" : "").\(name.asMember)" }
    case .call(let callee, let arguments): return flat(arguments).map { "\(callee)(\($0))" }
    case .apply(let callee, let arguments):
      guard let callee = flat(callee), let arguments = flat(arguments) else { return nil }
      return "\(callee)(\(arguments))"
    case .list(let elements):
      let texts = elements.compactMap(flat)
      return texts.count == elements.count ? "[\(texts.joined(separator: ", "))]" : nil
    case .closure(let closure):
      guard closure.body.statements.isEmpty, let body = flat(closure.body.result.expression) else { return nil }
      let header = closure.header.isEmpty ? "" : "\(closure.header) "
      return "{ \(header)\(closure.body.result.effects.marks)\(body) }"
    }
  }

  private static func flat(_ arguments: [Expression.Argument]) -> String? {
    let texts = arguments.compactMap { argument in flat(argument.value).map { argument.prefix + $0 } }
    return texts.count == arguments.count ? texts.joined(separator: ", ") : nil
  }

  /// Lines; the first continues a line that already has `column` characters, after the last there must be room for
  /// `suffix` more.
  static func lines(_ expression: Expression, indentation: Int, column: Int, suffix: Int = 0) -> [String] {
    if let flat = flat(expression), column + flat.count + suffix <= lineLength { return [flat] }
    switch expression {
    case .name(let text) where text.hasPrefix("\""): return literal(text, indentation: indentation)
    case .name, .atom, .function: return [flat(expression) ?? ""]
    case .member(let base, let name, let isOptional):
      let ending = "\(isOptional ? "?" : "").\(name.asMember)"
      var result = lines(base, indentation: indentation, column: column, suffix: suffix + ending.count)
      result[result.count - 1] += ending
      return result
    case .call(let callee, let arguments): return call(callee, arguments, indentation, suffix)
    case .apply(let callee, let arguments): return call(flat(callee) ?? "", arguments, indentation, suffix)
    case .list(let elements):
      let padding = String(repeating: " ", count: indentation + 2)
      var result = ["["]
      for element in elements {
        var inner = lines(element, indentation: indentation + 2, column: indentation + 2, suffix: 1)
        inner[0] = padding + inner[0]
        inner[inner.count - 1] += ","
        result += inner
      }
      return result + [String(repeating: " ", count: indentation) + "]"]
    case .closure(let closure): return lines(closure, indentation: indentation, column: column)
    }
  }

  /// A string that does not fit, over several lines.
  private static func literal(_ text: String, indentation: Int) -> [String] {
    let padding = String(repeating: " ", count: indentation + 2)
    var lines: [String] = []
    for word in text.dropFirst().dropLast().split(separator: " ") {
      if let last = lines.last, padding.count + last.count + 1 + word.count + 2 <= lineLength {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    let content = lines.enumerated().map { $0 == lines.count - 1 ? padding + $1 : "\(padding)\($1) \\" }
    return ["\"\"\""] + content + ["\(padding)\"\"\""]
  }

  private static func call(
    _ callee: String, _ arguments: [Expression.Argument], _ indentation: Int, _ suffix: Int
  ) -> [String] {
    let padding = String(repeating: " ", count: indentation + 2)
    guard !arguments.isEmpty else { return ["\(callee)()"] }
    if let flat = flat(arguments), indentation + 2 + flat.count + 1 + suffix <= lineLength {
      return ["\(callee)(", "\(padding)\(flat))"]
    }
    var result = ["\(callee)("]
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      var inner = lines(
        argument.value, indentation: indentation + 2, column: indentation + 2 + argument.prefix.count,
        suffix: isLast ? 1 + suffix : 1)
      inner[0] = padding + argument.prefix + inner[0]
      inner[inner.count - 1] += isLast ? ")" : ","
      result += inner
    }
    return result
  }

  private static func lines(_ closure: ClosureExpression, indentation: Int, column: Int) -> [String] {
    let padding = String(repeating: " ", count: indentation)
    var body = closure.body.statements
    body.append(body.isEmpty ? .evaluation(closure.body.result) : .returning(closure.body.result))
    let inner = StatementLayout.lines(body, indentation: indentation + 2)
    let header = closure.header
    if header.isEmpty { return ["{"] + inner + [padding + "}"] }
    if column + 2 + header.count <= lineLength { return ["{ \(header)"] + inner + [padding + "}"] }
    let attributes = closure.attributes.map { "\($0) " }.joined()
    var result = ["{", "\(padding)  \(attributes)["]
    for (index, capture) in closure.captures.enumerated() {
      result.append("\(padding)    \(capture)\(index == closure.captures.count - 1 ? "" : ",")")
    }
    result.append(
      "\(padding)  ]\(closure.parameters.isEmpty ? "" : " ")\(closure.parameters.joined(separator: ", ")) in")
    return result + inner + [padding + "}"]
  }
}

extension Expression.Argument {
  /// `tripID: `
  fileprivate var prefix: String { label.map { "\($0.asLabel): " } ?? "" }
}

extension ClosureExpression {
  /// `[bookings, clock] tripID in`
  var header: String {
    var parts = attributes
    if !captures.isEmpty { parts.append("[\(captures.joined(separator: ", "))]") }
    if !parameters.isEmpty { parts.append(parameters.joined(separator: ", ")) }
    return parts.isEmpty ? "" : (parts + ["in"]).joined(separator: " ")
  }
}
