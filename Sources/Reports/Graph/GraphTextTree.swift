/// Scopes as a tree, each with its rows below its title, then the scopes inside it.
struct GraphTextTree {
  /// By scope.
  let rows: [[GraphTextRow]]
  /// Scopes to show inside each scope.
  let children: [[Int]]
  let roots: [Int]

  /// - Parameter title: the line of a scope.
  func text(title: (Int) -> String) -> String { roots.map { tree(of: $0, title) }.joined(separator: "\n") }

  private struct Pending {
    var scope: Int
    /// Of the scope's own line.
    var lead: String
    /// Of the lines below it.
    var indentation: String
  }

  private func tree(of root: Int, _ title: (Int) -> String) -> String {
    var text = ""
    var pending = [Pending(scope: root, lead: "", indentation: "")]
    while let next = pending.popLast() {
      text += next.lead + title(next.scope) + "\n"
      let inner = children[next.scope]
      let columns = GraphTextColumns(rows[next.scope])
      for (index, row) in rows[next.scope].enumerated() {
        let isLast = inner.isEmpty && index == rows[next.scope].count - 1
        let lines = columns.lines(of: row)
        text += next.indentation + (isLast ? "└─ " : "├─ ") + (lines.first ?? "") + "\n"
        for line in lines.dropFirst() { text += next.indentation + (isLast ? "   " : "│  ") + line + "\n" }
      }
      for (index, child) in inner.enumerated().reversed() {
        let isLast = index == inner.count - 1
        pending.append(
          Pending(
            scope: child, lead: next.indentation + (isLast ? "└─ " : "├─ "),
            indentation: next.indentation + (isLast ? "   " : "│  ")))
      }
    }
    return text
  }
}
