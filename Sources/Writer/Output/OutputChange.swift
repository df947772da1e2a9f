/// What has to happen at one path so that the disk holds what generating gave.
public struct OutputChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case created
    /// `line` is the first that differs, 1-based.
    case updated(line: Int)
    /// The file is not touched.
    case unchanged
    /// Handwire wrote it, and no blueprint gives it any more.
    case removed
  }

  public let kind: Kind
  /// Absolute.
  public let path: String
  /// Relative to the project where it lies inside.
  public let shownPath: String
  /// What the file shall hold; empty for a removal.
  public let contents: String
  /// Of the file that declares the blueprint; `nil` for removals and for single-file output.
  public let blueprintPath: String?

  public init(kind: Kind, path: String, shownPath: String, contents: String, blueprintPath: String?) {
    self.kind = kind
    self.path = path
    self.shownPath = shownPath
    self.contents = contents
    self.blueprintPath = blueprintPath
  }
}
