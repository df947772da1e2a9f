/// Conditions of `#if` branches, each as the condition that was written first and whether it must hold.
struct BuildCondition: Hashable, Sendable {
  var text: String
  var isNegated: Bool

  /// `!(DEBUG)` and `!DEBUG` are `DEBUG`, negated.
  init(_ written: String) {
    var text = written
    var isNegated = false
    while let inner = Self.negated(text) {
      text = inner
      isNegated.toggle()
    }
    self.text = text
    self.isNegated = isNegated
  }

  private static func negated(_ text: String) -> String? {
    guard text.hasPrefix("!") else { return nil }
    let rest = text.dropFirst().drop { $0 == " " }
    if rest.hasPrefix("("), rest.hasSuffix(")") {
      let inner = rest.dropFirst().dropLast()
      return isBalanced(inner) ? String(inner) : nil
    }
    return rest.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(rest) : nil
  }

  /// Whether no parenthesis closes before it opens.
  private static func isBalanced(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// As `#if` writes it.
  static func negation(of text: String) -> String {
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let isCall = text.hasSuffix(")") && !text.contains(" ") && text.first?.isLetter == true
    return isName || isCall ? "!\(text)" : "!(\(text))"
  }
}
