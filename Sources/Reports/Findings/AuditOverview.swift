import HandwireFindings

/// All that a report for people says about one audit.
public struct AuditOverview: Sendable {
  /// What is not in the baseline; sorted.
  public let reported: [Finding]
  /// What is; `nil` where no baseline was looked at.
  public let frozen: [Finding]?
  /// Lines of the baseline that nothing answers to any more.
  public let stale: [String]
  /// Whether such a line fails, as it does in CI.
  public let failsForStale: Bool
  public let composition: [Composition]
  public let scope: Scope
  /// The commit that what was reported is new since; `nil` for all there is.
  public let revision: String?

  /// A folder or file where wiring belongs.
  public struct Composition: Hashable, Sendable {
    public let path: String
    /// `configured`, or what speaks for it.
    public let reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// What was read.
  public struct Scope: Sendable {
    public let fileCount: Int
    public let lineCount: Int
    /// The module of each file, by the path that places show.
    public let modules: [String: String]

    public init(fileCount: Int, lineCount: Int, modules: [String: String]) {
      self.fileCount = fileCount
      self.lineCount = lineCount
      self.modules = modules
    }
  }

  public init(
    reported: [Finding], frozen: [Finding]?, stale: [String], failsForStale: Bool = false,
    composition: [Composition], scope: Scope, revision: String? = nil
  ) {
    self.reported = reported
    self.frozen = frozen
    self.stale = stale
    self.failsForStale = failsForStale
    self.composition = composition
    self.scope = scope
    self.revision = revision
  }
}
