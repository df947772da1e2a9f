import HandwireFindings

/// Findings in the Static Analysis Results Interchange Format 2.1.0 (OASIS), with all that GitHub's code scanning asks for.
///
/// Columns count UTF-16 code units, the format's own default, which is why the report looks at the text of a line.
public struct SARIFFindingsReport: Sendable {
  private let pages: [String: RulePage]
  private let version: String
  private let paths: PathStyle
  private let line: @Sendable (Place) -> String?

  /// - Parameters:
  ///   - pages: of all rules that may be reported.
  ///   - version: the tool's, semantic.
  ///   - paths: as seen from the repository's root.
  ///   - line: the text of the line that a place is in, without its end; `nil` where it cannot be read.
  public init(
    pages: [RulePage], version: String, paths: PathStyle, line: @escaping @Sendable (Place) -> String? = { _ in nil }
  ) {
    self.pages = Dictionary(pages.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    self.version = version
    self.paths = paths
    self.line = line
  }

  /// Ends with a newline.
  public func text(of findings: [Finding]) -> String {
    let rules = Set(pages.keys).union(findings.map(\.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element, $0.offset) })
    var fingerprints = FindingFingerprints()
    let results = findings.map { finding in
      result(finding, ruleIndex: indices[finding.rule] ?? 0, fingerprint: fingerprints.next(for: finding))
    }
    let driver = OrderedJSON.object([
      ("name", .string("Handwire")), ("semanticVersion", .string(version)),
      ("rules", .array(rules.map { SARIFRule(identifier: $0, page: pages[$0]).value })),
    ])
    return OrderedJSON.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])), ("columnKind", .string("utf16CodeUnits")),
            (
              "originalUriBaseIds",
              .object([
                (
                  "%SRCROOT%",
                  .object([("description", .object([("text", .string("The root of the repository."))]))])
                )
              ])
            ),
            ("results", .array(results)),
          ])
        ])
      ),
    ]).text()
  }

  private func result(_ finding: Finding, ruleIndex: Int, fingerprint: String) -> OrderedJSON {
    var message = [finding.message]
    if let trail = finding.trail { message.append(trail) }
    message += finding.notes.filter { $0.place == nil }.map { "note: \($0.message)" }
    if let help = finding.help { message.append("help: \(help)") }
    var members: [(String, OrderedJSON)] = [
      ("ruleId", .string(finding.rule)), ("ruleIndex", .number(ruleIndex)),
      ("level", .string(finding.severity.rawValue)),
      ("message", .object([("text", .string(message.joined(separator: "\n")))])),
      ("locations", .array([location(finding.place, subject: finding.subject, declaration: finding.declaration)])),
      (
        "partialFingerprints",
        .object([
          ("handwireFinding/v1", .string(fingerprint)), ("primaryLocationLineHash", .string(fingerprint)),
        ])
      ),
    ]
    let related = finding.notes.compactMap { note in note.place.map { (note.message, $0) } }
    if !related.isEmpty {
      members.append(
        ("relatedLocations", .array(related.map { location($0.1, subject: "", declaration: "", message: $0.0) })))
    }
    return .object(members)
  }

  private func location(_ place: Place, subject: String, declaration: String, message: String? = nil) -> OrderedJSON {
    let region = SARIFRegion(place, subject: subject, line: line(place))
    var members: [(String, OrderedJSON)] = [
      (
        "physicalLocation",
        .object([
          ("artifactLocation", artifact(paths.shown(place.path))),
          (
            "region",
            .object([
              ("startLine", .number(region.line)), ("startColumn", .number(region.startColumn)),
              ("endLine", .number(region.line)), ("endColumn", .number(region.endColumn)),
            ])
          ),
        ])
      )
    ]
    if !declaration.isEmpty {
      members.append(("logicalLocations", .array([.object([("fullyQualifiedName", .string(declaration))])])))
    }
    if let message { members.append(("message", .object([("text", .string(message))]))) }
    return .object(members)
  }

  /// A path from the root of the file system has no base.
  private func artifact(_ path: String) -> OrderedJSON {
    if path.hasPrefix("/") { return .object([("uri", .string("file://" + SARIFRegion.percentEncoded(path)))]) }
    return .object([("uri", .string(SARIFRegion.percentEncoded(path))), ("uriBaseId", .string("%SRCROOT%"))])
  }
}
