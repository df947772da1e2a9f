import HandwireFacts

/// What is registered, or asked for.
public struct ContainerKey: Hashable, Sendable {
  /// As written; `nil` where the compiler infers it, or where a member stands for it.
  public var written: TypeExpression?
  /// What it names there, or the type that is inferred; `.unknown(why)` where that cannot be known.
  public var type: ResolvedType
  /// The property or key path that stands for the key (`api` of `Container.shared.api()`, `\.api`).
  public var member: String?
  /// Where `member` is looked up: the container's or the root of the key path's type.
  public var container: ResolvedType?
  public var name: Name

  public enum Name: Hashable, Sendable {
    case none
    /// A literal, or the constant's last name with a leading dot (`.auth`).
    case fixed(String)
    /// Built at run time, as written.
    case computed(String)
  }

  public init(
    written: TypeExpression? = nil, type: ResolvedType, member: String? = nil, container: ResolvedType? = nil,
    name: Name = .none
  ) {
    self.written = written
    self.type = type
    self.member = member
    self.container = container
    self.name = name
  }
}
