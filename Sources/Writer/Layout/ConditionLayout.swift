/// Lines inside `#if` branches.
struct ConditionLayout {
  /// The outermost condition first.
  static func lines(_ lines: [String], conditions: [String]) -> [String] {
    conditions.reversed().reduce(lines) { inner, condition in
      ["#if \(condition)"] + inner.map { $0.isEmpty ? "" : "  \($0)" } + ["#endif"]
    }
  }
}
