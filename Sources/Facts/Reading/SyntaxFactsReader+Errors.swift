internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

extension SyntaxFactsReader {
  /// What the compiler would refuse to parse, in order.
  func syntaxErrors(in tree: SourceFileSyntax) -> [SyntaxErrorFact] {
    guard tree.hasError else { return [] }
    let troubles = TroubleCounter.troubles(in: tree)
    if troubles.count > TroubleCounter.most, let first = troubles.first {
      return [
        SyntaxErrorFact(
          message: "here begin more than \(TroubleCounter.most) syntax errors", position: lines.position(of: first))
      ]
    }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).compactMap { diagnostic in
      guard diagnostic.diagMessage.severity == .error, !dependsOnCompilerVersion(diagnostic.node) else { return nil }
      return SyntaxErrorFact(
        message: diagnostic.message, position: lines.position(of: diagnostic.position.utf8Offset))
    }
  }

  /// Inside `#if compiler(…)` or `#if swift(…)`, whose inactive branches the compiler does not parse.
  private func dependsOnCompilerVersion(_ node: Syntax) -> Bool {
    var ancestor: Syntax? = node
    while let current = ancestor {
      if let config = current.as(IfConfigDeclSyntax.self), config.clauses.contains(where: asksForVersion) {
        return true
      }
      ancestor = current.parent
    }
    return false
  }

  private func asksForVersion(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let condition = clause.condition else { return false }
    return condition.tokens(viewMode: .sourceAccurate).contains {
      ["compiler", "swift", "_compiler_version"].contains($0.text)
    }
  }
}
