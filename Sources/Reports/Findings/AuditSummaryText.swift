import HandwireFindings

/// Where the findings are: by rule, module and folder, with the composition folders that were left out.
struct AuditSummaryText {
  let overview: AuditOverview
  let style: TextStyle
  let listsNotes: Bool
  /// What follows `handwire audit` in a command that is proposed.
  let projectArgument: String

  /// Rows of a table of modules or folders; the rest is one row.
  private static let longest = 12

  var text: String {
    var parts: [String] = []
    if !all.isEmpty {
      parts.append(byRule)
      parts += [table("module", by: module(of:)), table("folder", by: folder(of:))].filter { !$0.isEmpty }
    }
    parts.append(composition + total)
    return parts.joined(separator: "\n")
  }

  private var frozen: [Finding] { overview.frozen ?? [] }
  private var all: [Finding] { overview.reported + frozen }
  private var numberTitles: [String] { overview.frozen == nil ? ["findings"] : ["new", "frozen"] }

  /// A rule that warns here and notes there has two rows.
  private var byRule: String {
    let new = counts(overview.reported) { Kind(severity: $0.severity, rule: $0.rule) }
    let old = counts(frozen) { Kind(severity: $0.severity, rule: $0.rule) }
    let kinds = Set(new.keys).union(old.keys).sorted { left, right in
      let (leftCount, rightCount) = ((new[left] ?? 0) + (old[left] ?? 0), (new[right] ?? 0) + (old[right] ?? 0))
      if left.severity != right.severity { return left.severity < right.severity }
      return leftCount != rightCount ? leftCount > rightCount : left.rule < right.rule
    }
    let rows = kinds.map { [$0.severity.rawValue, $0.rule] + numbers(new[$0] ?? 0, old[$0] ?? 0) }
    let table = TextTable([["", "rule"] + numberTitles] + rows, alignedRight: [2, 3], style: style).text
    guard kinds.contains(where: { $0.severity == .note }), !listsNotes else { return table }
    let argument = projectArgument.isEmpty ? "" : " \(projectArgument)"
    return table + style.dim("  a note never fails; 'handwire audit\(argument) --rule ID' lists those of a rule") + "\n"
  }

  private struct Kind: Hashable {
    let severity: Severity
    let rule: String
  }

  /// Of what fails: where the notes are says little of where to start.
  private func table(_ title: String, by name: (Finding) -> String) -> String {
    let new = counts(overview.reported.filter { $0.severity != .note }, by: name)
    let old = counts(frozen, by: name)
    let names = Set(new.keys).union(old.keys).sorted { left, right in
      let (leftCount, rightCount) = (count(left), count(right))
      return leftCount != rightCount ? leftCount > rightCount : left < right
    }
    func count(_ name: String) -> Int { (new[name] ?? 0) + (old[name] ?? 0) }
    guard names.count > 1 else { return "" }
    let shown = names.count <= AuditSummaryText.longest + 1 ? names : Array(names.prefix(AuditSummaryText.longest))
    var rows = shown.map { [OneLine.of($0)] + numbers(new[$0] ?? 0, old[$0] ?? 0) }
    let rest = names.dropFirst(shown.count)
    if !rest.isEmpty {
      rows.append(
        ["\(TextTable.number(rest.count)) more"]
          + numbers(rest.reduce(0) { $0 + (new[$1] ?? 0) }, rest.reduce(0) { $0 + (old[$1] ?? 0) }))
    }
    return TextTable([[title] + numberTitles] + rows, alignedRight: [1, 2], style: style).text
  }

  private func numbers(_ new: Int, _ old: Int) -> [String] {
    overview.frozen == nil ? [TextTable.number(new)] : [TextTable.number(new), TextTable.number(old)]
  }

  private func counts<Key: Hashable>(_ findings: [Finding], by name: (Finding) -> Key) -> [Key: Int] {
    Dictionary(findings.map { (name($0), 1) }, uniquingKeysWith: +)
  }

  private func module(of finding: Finding) -> String {
    overview.scope.modules[finding.place.path] ?? "no module"
  }

  /// Three components at most, so that a feature is one row.
  private func folder(of finding: Finding) -> String {
    let folders = finding.place.path.split(separator: "/").dropLast()
    return folders.isEmpty ? "." : folders.prefix(3).joined(separator: "/")
  }

  private var composition: String {
    guard !overview.composition.isEmpty else {
      return "no composition folder is configured, and none was found: wiring counts like all other code\n"
    }
    let shown = overview.composition.prefix(20)
    let table = TextTable(shown.map { [OneLine.of($0.path), style.dim(OneLine.of($0.reason))] }, alignedRight: [])
    let more = overview.composition.count - shown.count
    return "composition; wiring in these is not counted:\n" + table.text
      + (more > 0 ? "  and \(TextTable.number(more)) more\n" : "")
  }

  private var total: String {
    let scope = overview.scope
    let modules = Set(scope.modules.values).count
    let read =
      "\(TextTable.counted(scope.fileCount, "file")), \(TextTable.counted(scope.lineCount, "line")), "
      + TextTable.counted(modules, "module")
    let worst = overview.reported.map(\.severity).min() ?? .note
    let since = overview.revision.map { " since \(OneLine.of($0))" } ?? ""
    let summary = FindingsSummary(of: overview.reported).description + since
    let found = overview.reported.isEmpty ? style.help(summary) : style.coloured(summary, as: worst)
    let old = frozen.isEmpty ? "" : "; \(TextTable.number(frozen.count)) frozen"
    return "\(read): \(found)\(old)\n"
  }
}
