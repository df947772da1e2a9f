internal import SwiftSyntax

extension SyntaxFactsReader {
  /// The clauses of an `#if` with what must hold for each: `#else` of `#if DEBUG` is `!(DEBUG)`. Of hundreds
  /// of clauses the later ones don't say everything that they follow.
  func conditionedClauses(of node: IfConfigDeclSyntax) -> [(conditions: [String], clause: IfConfigClauseSyntax)] {
    var refused: [String] = []
    var clauses: [(conditions: [String], clause: IfConfigClauseSyntax)] = []
    for clause in node.clauses {
      guard let condition = clause.condition else {
        clauses.append((refused, clause))
        continue
      }
      let text = foldedText(condition)
      clauses.append((refused + [text], clause))
      if refused.count < Self.deepest { refused.append("!(\(text))") }
    }
    return clauses
  }
}
