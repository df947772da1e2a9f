import HandwireFacts

/// A place that lets a container forget what it keeps.
public struct ScopeReset: Sendable {
  public enum Extent: Hashable, Sendable {
    case everything
    /// By the last name of the scope: `session`, `container`.
    case scope(String)
    /// Of the one registration that a member stands for.
    case member(String)
  }

  public var extent: Extent
  public var site: CodeSite
}
