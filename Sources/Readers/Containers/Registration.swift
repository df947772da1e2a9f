import HandwireFacts

/// One place that tells a container how a key is provided.
public struct Registration: Sendable {
  public var library: InjectionLibrary
  public var key: ContainerKey
  /// Of further keys for the same object (`.implements(B.self)`).
  public var forwarded: [ContainerKey]
  /// What it is asked with, in order.
  public var arguments: [ResolvedType]
  /// As written (`.container`, `.singleton`, `.session`); `nil` for the library's default.
  public var scope: String?
  /// The closure or expression that makes the object; `nil` for a promise.
  public var factory: CodeNode?
  /// What runs after construction (`initCompleted`).
  public var completion: CodeNode?
  /// Replaces another one on purpose: for tests, previews or a context.
  public var isOverride: Bool
  /// `promised()`: another module has to register it.
  public var isPromised: Bool
  public var node: CodeNode
  public var site: CodeSite

  public init(
    library: InjectionLibrary, key: ContainerKey, forwarded: [ContainerKey] = [], arguments: [ResolvedType] = [],
    scope: String? = nil, factory: CodeNode? = nil, completion: CodeNode? = nil, isOverride: Bool = false,
    isPromised: Bool = false, node: CodeNode, site: CodeSite
  ) {
    self.library = library
    self.key = key
    self.forwarded = forwarded
    self.arguments = arguments
    self.scope = scope
    self.factory = factory
    self.completion = completion
    self.isOverride = isOverride
    self.isPromised = isPromised
    self.node = node
    self.site = site
  }
}
