/// A folder or file that is taken for composition, and why, so that nobody is fooled about what was left out.
public struct CompositionPath: Hashable, Sendable, Comparable {
  /// Relative to the project; a folder without a slash at its end.
  public let path: String
  public let origin: Origin

  public enum Origin: Hashable, Sendable {
    /// The configuration's `composition` names it.
    case configured
    /// It was found, and this is what speaks for it (`registrations of AppAssembly`), in a few words.
    case found(why: String)
  }

  public init(path: String, origin: Origin) {
    self.path = path
    self.origin = origin
  }

  public static func < (left: CompositionPath, right: CompositionPath) -> Bool { left.path < right.path }
}
