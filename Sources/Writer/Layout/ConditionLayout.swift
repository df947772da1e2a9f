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
    let other = otherwise.isEmpty ? [] : ["\(padding)#else"] + otherwise
    return ["\(padding)#if \(condition)"] + then + other + ["\(padding)#endif"]
  }
}
