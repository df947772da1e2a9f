internal import SwiftSyntax

/// Counts the places that a parser could make no sense of, for wording the errors takes time in the square of them.
final class TroubleCounter: SyntaxAnyVisitor {
  static let most = 1_000

  private var count = 0
  /// Offset of the first.
  private var first: Int?

  /// Counting ends where there are more than `most`.
  static func troubles(in tree: SourceFileSyntax) -> (count: Int, first: Int?) {
    let counter = TroubleCounter(viewMode: .all)
    counter.walk(tree)
    return (counter.count, counter.first)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard node.hasError || node.isMissing, count <= Self.most else { return .skipChildren }
    if node.is(UnexpectedNodesSyntax.self) || node.is(TokenSyntax.self) {
      count += 1
      if first == nil { first = node.positionAfterSkippingLeadingTrivia.utf8Offset }
      return .skipChildren
    }
    return .visitChildren
  }
}

extension Syntax {
  fileprivate var isMissing: Bool { self.as(TokenSyntax.self)?.presence == .missing }
}
