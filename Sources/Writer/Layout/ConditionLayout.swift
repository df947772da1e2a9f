/// Lines inside `#if` branches.
package struct ConditionLayout {
  /// The outermost condition first.
  package static func lines(_ lines: [String], conditions: [String]) -> [String] {
    conditions.reversed().reduce(lines) { inner, condition in
      ["#if \(condition)"] + inner.map { $0.isEmpty ? "" : "  \($0)" } + ["#endif"]
    }
  }

  /// The lines of the branches are indented already.
  static func lines(_ condition: String, then: [String], otherwise: [String], indentation: Int) -> [String] {
    let padding = String(repeating: " ", count: indentation)
    if then.isEmpty {
      return ["\(padding)#if \(BuildCondition.negation(of: condition))"] + otherwise + ["\(padding)#endif"]
    }
    return ["\(padding)#if \(condition)"] + then + alternative(otherwise, padding) + ["\(padding)#endif"]
  }

  /// An `#if` that is all there is in the `#else` is an `#elseif`.
  private static func alternative(_ lines: [String], _ padding: String) -> [String] {
    if lines.isEmpty { return [] }
    let inner = padding + "  "
    let ends = lines.indices.filter { lines[$0] == inner + "#endif" }
    guard let first = lines.first, first.hasPrefix(inner + "#if "), ends == [lines.count - 1] else {
      return ["\(padding)#else"] + lines
    }
    return ["\(padding)#elseif \(first.dropFirst(inner.count + 4))"]
      + lines.dropFirst().dropLast().map { String($0.dropFirst($0.isEmpty ? 0 : 2)) }
  }
}
