import HandwireFindings

/// Rule pages as `handwire explain` prints them.
public struct RulePageText: Sendable {
  public init() {}

  /// One line for each rule, sorted by identifier, in two columns.
  public func list(of pages: [RulePage]) -> String {
    let width = pages.map(\.identifier.count).max() ?? 0
    return pages.sorted { $0.identifier < $1.identifier }.map { page in
      let space = String(repeating: " ", count: width - page.identifier.count + 2)
      return page.identifier + space + OneLine.of(page.finds) + "\n"
    }.joined()
  }

  public func text(of page: RulePage) -> String {
    """
    \(page.identifier) (\(page.severity.rawValue))

    \(page.finds)

    \(page.rationale)

    Triggers it:

    \(indented(page.triggering))

    Mended:

    \(indented(page.mended))

    """
  }

  private func indented(_ source: String) -> String {
    var lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
