import HandwireFindings

/// A rule page as code scanning shows it beside an alert.
struct SARIFRule {
  let identifier: String
  let page: RulePage?

  /// What GitHub shows of a description; the rest is in the help.
  private static let longest = 1024

  var value: OrderedJSON {
    let severity = page?.severity ?? .warning
    let finds = OneLine.of(page?.finds ?? identifier)
    let rationale = page.map { OneLine.of($0.rationale) } ?? finds
    return .object([
      ("id", .string(identifier)), ("name", .string(name)),
      ("shortDescription", text(cut(finds))), ("fullDescription", text(cut(rationale))),
      (
        "help",
        .object([("text", .string(page.map(RulePageText().text(of:)) ?? finds)), ("markdown", .string(markdown))])
      ),
      ("defaultConfiguration", .object([("level", .string(severity.rawValue))])),
      (
        "properties",
        .object([
          ("tags", .array([.string("dependency-injection"), .string("maintainability")])),
          ("precision", .string("very-high")), ("problem.severity", .string(problem(severity))),
        ])
      ),
    ])
  }

  /// `LocatorCall` of `locator-call`: SARIF wants a name that programs can use.
  private var name: String {
    identifier.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private var markdown: String {
    guard let page else { return identifier }
    return """
      # \(page.identifier)

      \(page.finds)

      \(page.rationale)

      ## Triggers it

      \(fenced(page.triggering))

      ## Mended

      \(fenced(page.mended))

      """
  }

  private func fenced(_ source: String) -> String {
    var fence = "```"
    while source.contains(fence) { fence += "`" }
    return "\(fence)swift\n\(source.hasSuffix("\n") ? String(source.dropLast()) : source)\n\(fence)"
  }

  private func text(_ text: String) -> OrderedJSON { .object([("text", .string(text))]) }

  private func cut(_ text: String) -> String {
    text.utf16.count <= SARIFRule.longest ? text : String(text.prefix(SARIFRule.longest / 2)) + "…"
  }

  private func problem(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
  }
}
