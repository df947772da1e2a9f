internal import SwiftSyntax

extension SyntaxFactsReader {
  static let longestText = 200

  /// Without backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`"), text.utf8.last == UInt8(ascii: "`") else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// As written, but each run of white space and comments between two tokens is one space.
  func foldedText(_ node: some SyntaxProtocol) -> String {
    var text = ""
    var isSeparated = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if (isSeparated || !token.leadingTrivia.isEmpty) && !text.isEmpty { text += " " }
      text += token.text
      isSeparated = !token.trailingTrivia.isEmpty
    }
    return text
  }

  /// As written; what is longer than 200 bytes is cut.
  func shortText(_ node: some SyntaxProtocol) -> String {
    let length = node.trimmedLength.utf8Length
    guard length > Self.longestText else { return node.trimmedDescription }
    var text = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      text += text.isEmpty ? token.text + token.trailingTrivia.description : token.description
      if text.utf8.count > Self.longestText { break }
    }
    var bytes = 0
    let beginning = text.prefix { character in
      bytes += character.utf8.count
      return bytes <= Self.longestText
    }
    return beginning + "…"
  }
}
