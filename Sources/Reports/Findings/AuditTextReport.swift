import HandwireFindings

/// An audit for people: the worst first, in groups of one rule, then where it all is.
public struct AuditTextReport: Sendable {
  private let findings: TextFindingsReport
  private let style: TextStyle
  private let pages: [String: RulePage]
  private let listsNotes: Bool
  private let projectArgument: String

  /// - Parameters:
  ///   - pages: of the rules, for a line about each.
  ///   - listsNotes: each note is listed, in place of a count for each rule.
  ///   - projectArgument: what follows `handwire audit` in a command that is proposed; empty for the working folder.
  public init(
    paths: PathStyle, isColoured: Bool = false, pages: [RulePage] = [], listsNotes: Bool = false,
    projectArgument: String = ""
  ) {
    findings = TextFindingsReport(paths: paths, isColoured: isColoured)
    style = TextStyle(isColoured: isColoured)
    self.pages = Dictionary(pages.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    self.listsNotes = listsNotes
    self.projectArgument = projectArgument
  }

  /// Everything: what was found, what is stale, and the summary.
  public func text(of overview: AuditOverview) -> String {
    [groups(of: overview.reported), stale(overview), summary(of: overview)]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Only where it all is, and how much of it.
  public func summary(of overview: AuditOverview) -> String {
    AuditSummaryText(
      overview: overview, style: style, listsNotes: listsNotes, projectArgument: projectArgument
    ).text
  }

  private func groups(of reported: [Finding]) -> String {
    let listed = reported.filter { listsNotes || $0.severity != .note }
    return Dictionary(grouping: listed, by: \.rule).values.sorted(by: AuditTextReport.isWorse).map { group in
      let rule = group.first?.rule ?? ""
      let worst = group.map(\.severity).min() ?? .note
      let number = style.coloured(FindingsSummary(of: group).description, as: worst)
      let finds = pages[rule].map { style.dim(OneLine.of($0.finds)) + "\n" } ?? ""
      let order = group.sorted { ($0.severity, $0.place) < ($1.severity, $1.place) }
      return "\(style.bold(rule)): \(number)\n\(finds)\(findings.text(of: order))"
    }.joined(separator: "\n")
  }

  /// The worst severity first, then what everything else follows from, then the rule with the most.
  private static func isWorse(_ left: [Finding], _ right: [Finding]) -> Bool {
    let (leftWorst, rightWorst) = (left.map(\.severity).min() ?? .note, right.map(\.severity).min() ?? .note)
    if leftWorst != rightWorst { return leftWorst < rightWorst }
    let (leftRule, rightRule) = (left.first?.rule ?? "", right.first?.rule ?? "")
    // An import mends itself with the last fetch.
    let (isLeftFetch, isRightFetch) = (leftRule == "locator-call", rightRule == "locator-call")
    if isLeftFetch != isRightFetch { return isLeftFetch }
    if left.count != right.count { return left.count > right.count }
    return leftRule < rightRule
  }

  private func stale(_ overview: AuditOverview) -> String {
    let lines = overview.stale
    guard !lines.isEmpty else { return "" }
    let argument = projectArgument.isEmpty ? "" : " \(projectArgument)"
    let shown = lines.prefix(20).map { "  " + OneLine.of($0.replacing("\t", with: "  ")) + "\n" }.joined()
    let more = lines.count > 20 ? "  and \(TextTable.number(lines.count - 20)) more\n" : ""
    let what = lines.count == 1 ? "1 line freezes" : "\(TextTable.number(lines.count)) lines freeze"
    let title = overview.failsForStale ? style.coloured("error: mended", as: .error) : style.bold("mended")
    return title + ": \(what) what is there no more; 'handwire freeze --shrink\(argument)' drops that\n"
      + shown + more
  }
}
