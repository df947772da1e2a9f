import HandwireFindings
import HandwireProject
import HandwireReports

/// Prints findings in the format that was asked for.
struct FindingsPrinter: Sendable {
  let format: FindingsFormat
  let paths: PathStyle
  /// Absolute.
  let root: String
  let console: Console
  /// Of the rules that can be reported, for formats that describe them.
  var pages = RuleBook.pages

  static let option = OptionUsage.choice(
    "--format", FindingsFormat.allCases.map(\.rawValue), "How findings are printed; text if not given.")

  func print(_ findings: [Finding]) {
    switch format {
    case .text: console.output(TextFindingsReport(paths: paths, isColoured: console.isColoured).text(of: findings))
    case .json, .sarif, .xcode, .github: console.output(text(of: findings))
    }
  }

  /// In a format for programs.
  func text(of findings: [Finding]) -> String {
    switch format {
    case .text: return TextFindingsReport(paths: paths).text(of: findings)
    case .xcode: return XcodeFindingsReport(root: root).text(of: findings)
    case .github: return GitHubFindingsReport(paths: workspacePaths).text(of: findings)
    case .sarif:
      let lines = SourceLines(of: findings, root: root)
      return SARIFFindingsReport(
        pages: pages, version: ToolVersion.current, paths: workspacePaths, line: lines.line(at:)
      ).text(of: findings)
    case .json:
      do { return try JSONFindingsReport().text(of: findings) } catch {
        console.error("\(error)")
        return ""
      }
    }
  }

  /// From the working folder, which is the repository's root where services look at findings.
  private var workspacePaths: PathStyle {
    let folder = AbsolutePath(".")
    let root = AbsolutePath(root)
    guard root.isInside(folder) else { return .relativeToProject }
    return root == folder ? .relativeToProject : .given(root.relative(to: folder))
  }
}
