import HandwireFacts

/// A generated file taken apart again: its imports, and what follows them.
package struct WrittenImports {
  package private(set) var imports: [ImportPlan] = []
  /// Without the header and the imports.
  package private(set) var body: [Substring] = []

  package init(contents: String) {
    let lines = contents.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    /// Of each open `#if` the conditions of its branch: those before it are negated.
    var open: [[String]] = []
    var index = lines.startIndex
    scan: while index < lines.endIndex {
      let line = lines[index].drop { $0 == " " }
      if let plan = Self.plan(line, open.flatMap { $0 }) {
        imports.append(plan)
      } else if line.hasPrefix("#if "), Self.holdsImports(lines[lines.index(after: index)...]) {
        open.append([String(line.dropFirst(4))])
      } else if line == "#else" || line.hasPrefix("#elseif "), let branch = open.popLast() {
        let refused = branch.dropLast() + branch.suffix(1).map(BuildCondition.negation)
        open.append(refused + (line == "#else" ? [] : [String(line.dropFirst(8))]))
      } else if line == "#endif", !open.isEmpty {
        open.removeLast()
      } else if !line.isEmpty {
        break scan
      }
      index = lines.index(after: index)
    }
    body = Array(lines[index...])
    while body.last?.isEmpty == true { body.removeLast() }
  }

  /// Whether an `#if` stands around imports, not around a class.
  private static func holdsImports(_ lines: ArraySlice<Substring>) -> Bool {
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("#if ") { continue }
      return plan(text, []) != nil
    }
    return false
  }

  /// `@preconcurrency public import Net`
  private static func plan(_ line: Substring, _ conditions: [String]) -> ImportPlan? {
    var words = line.split(separator: " ")
    guard let keyword = words.firstIndex(of: "import"), [1, 2].contains(words.count - keyword - 1),
      let path = words.last
    else { return nil }
    let module = path.filter { $0 != "`" }.prefix { $0 != "." }
    let declaration = words.count - keyword == 3 ? words.suffix(2).joined(separator: " ") : nil
    words.removeSubrange(keyword...)
    var plan = ImportPlan(module: String(module), declaration: declaration, conditions: conditions)
    for word in words {
      if word.hasPrefix("@") {
        plan.attributes.append(String(word.dropFirst()))
      } else if let access = levels.first(where: { $0.keyword == word }) {
        plan.access = access
      } else {
        return nil
      }
    }
    return plan
  }

  private static let levels: [AccessLevel] = [.private, .fileprivate, .internal, .package, .public]
}
