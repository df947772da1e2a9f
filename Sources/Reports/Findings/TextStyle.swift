import HandwireFindings

/// Escape sequences of a terminal, or none.
struct TextStyle: Sendable {
  let isColoured: Bool

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func dim(_ text: String) -> String { wrapped(text, "2") }
  func help(_ text: String) -> String { wrapped(text, "1;32") }

  /// Text that belongs to a severity, in its colour.
  func coloured(_ text: String, as severity: Severity) -> String {
    switch severity {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;35")
    case .note: wrapped(text, "1;36")
    }
  }

  /// `error:` in the colour that compilers use for it.
  func severity(_ severity: Severity) -> String { coloured(severity.rawValue + ":", as: severity) }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
