internal import SwiftSyntax

extension SyntaxFactsReader {
  func header(
    _ node: some SyntaxProtocol, name token: TokenSyntax, attributes: AttributeListSyntax,
    modifiers: DeclModifierListSyntax, _ surroundings: Surroundings
  ) -> DeclarationHeader {
    let split = split(modifiers)
    return DeclarationHeader(
      name: name(token), position: position(of: token), access: split.access,
      attributes: attributeFacts(attributes), modifiers: split.others, conditions: surroundings.conditions,
      documentation: documentation(of: node), directives: directives(of: node))
  }

  struct SplitModifiers {
    var access: AccessLevel?
    var setterAccess: AccessLevel?
    var others: [String] = []
  }

  func split(_ modifiers: DeclModifierListSyntax) -> SplitModifiers {
    var result = SplitModifiers()
    for modifier in modifiers {
      guard let level = accessLevel(modifier.name.text) else {
        result.others.append(foldedText(modifier))
        continue
      }
      switch modifier.detail?.detail.text {
      case nil: result.access = level
      case "set": result.setterAccess = level
      default: result.others.append(foldedText(modifier))
      }
    }
    return result
  }

  private func accessLevel(_ keyword: String) -> AccessLevel? {
    switch keyword {
    case "private": .private
    case "fileprivate": .fileprivate
    case "internal": .internal
    case "package": .package
    case "public": .public
    case "open": .open
    default: nil
    }
  }

  /// The doc comment right before a declaration; a comment that a blank line separates from a later one is not its.
  func documentation(of node: some SyntaxProtocol) -> [String] {
    guard let first = node.firstToken(viewMode: .sourceAccurate) else { return [] }
    var lines: [String] = []
    var indentation = 0
    var lineBreaks = 0
    var isSeparated = false
    for piece in first.leadingTrivia {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        lineBreaks += count
        indentation = 0
      case .spaces(let count), .tabs(let count): indentation += count
      case .docLineComment(let text):
        if isSeparated || lineBreaks > 1 { lines = [] }
        lines.append(text)
        lineBreaks = 0
        isSeparated = false
      case .docBlockComment(let text):
        lines = blockLines(text, indentation: indentation)
        lineBreaks = 0
        isSeparated = false
      case .lineComment, .blockComment:
        if lineBreaks > 1 { isSeparated = true }
        lineBreaks = 0
      default: break
      }
    }
    return lines
  }

  private func blockLines(_ text: String, indentation: Int) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      var rest = line
      var removed = 0
      while removed < indentation, let first = rest.first, first == " " || first == "\t" {
        rest = rest.dropFirst()
        removed += 1
      }
      return String(rest)
    }
  }
}
