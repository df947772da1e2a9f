internal import SwiftSyntax

/// Finds `// handwire:ignore rule-id reason` in comments, never in strings.
struct SuppressionReader {
  let lines: LineTable

  private static let mark = "handwire:ignore"

  func suppressions(in tree: SourceFileSyntax) -> [SuppressionFact] {
    var facts: [SuppressionFact] = []
    var lastLine = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      // Comments before a token stand on lines of their own, unless it is on the line of the last token.
      scan(token.leadingTrivia, from: token.position.utf8Offset, into: &facts) { comment in
        comment == lastLine ? comment : lines.position(of: token.positionAfterSkippingLeadingTrivia.utf8Offset).line
      }
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      if token.tokenKind != .endOfFile { lastLine = lines.position(of: max(0, end - 1)).line }
      scan(token.trailingTrivia, from: end, into: &facts) { _ in lastLine }
    }
    return facts
  }

  private func scan(
    _ trivia: Trivia, from start: Int, into facts: inout [SuppressionFact], covered: (Int) -> Int
  ) {
    var offset = start
    for piece in trivia {
      defer { offset += piece.sourceLength.utf8Length }
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
        // The mark is the comment's first word: a comment that only speaks of it is none.
        let content = text.drop { "/*!".contains($0) || $0 == " " || $0 == "\t" }
        guard content.hasPrefix(Self.mark) else { continue }
        let rest = content.dropFirst(Self.mark.count)
        guard rest.first.map({ $0.isWhitespace || $0 == ":" }) ?? true else { continue }
        let line = rest.prefix { !$0.isNewline }.replacing("*/", with: "")
        let words = line.drop { $0 == ":" }.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        let place = lines.position(of: offset + text.utf8.count - content.utf8.count)
        facts.append(
          SuppressionFact(
            position: place, rule: words.first.map(String.init) ?? "",
            reason: words.count > 1 ? words[1].trimmingPrefix { $0 == "-" || $0.isWhitespace }.trimmed : "",
            line: covered(place.line)))
      default: continue
      }
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
