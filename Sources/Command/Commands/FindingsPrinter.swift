import HandwireFindings
import HandwireReports

/// Prints findings in the format that was asked for.
struct FindingsPrinter: Sendable {
  let format: FindingsFormat
  let paths: PathStyle
  /// Absolute.
  let root: String
  let console: Console

  static let option = OptionUsage.choice(
    "--format", FindingsFormat.allCases.map(\.rawValue), "How findings are printed; text if not given.")

  func print(_ findings: [Finding]) {
    switch format {
    case .text: console.output(TextFindingsReport(paths: paths, isColoured: console.isColoured).text(of: findings))
    case .xcode: console.output(XcodeFindingsReport(root: root).text(of: findings))
    case .github: console.output(GitHubFindingsReport(paths: paths).text(of: findings))
    case .json:
      do { console.output(try JSONFindingsReport().text(of: findings)) } catch { console.error("\(error)") }
    }
  }
}
