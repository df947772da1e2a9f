import HandwireFacts

/// One place that asks a container, registry or global holder for an object.
public struct Fetch: Sendable {
  public enum Manner: String, Hashable, Sendable {
    case call, wrapper, member, subscripted, operation
    /// A call that fills all wrapped properties of an object.
    case filling
    /// `@Environment(\.container)`
    case environment
  }

  /// What the code around it is for.
  public enum Setting: Hashable, Sendable {
    case plain
    /// Inside of what a registration is given.
    case registration
    /// The container's own code, or that of a wrapper around it.
    case container
  }

  public var library: InjectionLibrary
  public var manner: Manner
  public var setting: Setting
  public var key: ContainerKey
  /// Of what is fetched.
  public var kind: FetchedKind
  /// What is asked, as written (`Container.shared`); empty for a wrapper.
  public var source: String
  /// Arguments given at run time.
  public var arguments: [CodeNode]
  /// The code copes with getting none.
  public var isOptional: Bool
  /// Stable and short, for messages and the baseline.
  public var subject: String
  public var node: CodeNode
  public var site: CodeSite

  public init(
    library: InjectionLibrary, manner: Manner, setting: Setting, key: ContainerKey, kind: FetchedKind, source: String,
    arguments: [CodeNode] = [], isOptional: Bool = false, subject: String, node: CodeNode, site: CodeSite
  ) {
    self.library = library
    self.manner = manner
    self.setting = setting
    self.key = key
    self.kind = kind
    self.source = source
    self.arguments = arguments
    self.isOptional = isOptional
    self.subject = subject
    self.node = node
    self.site = site
  }
}
