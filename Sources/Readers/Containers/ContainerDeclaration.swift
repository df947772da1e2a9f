import HandwireFacts

/// A type or an expression that is a container, or tells one what to hold.
public struct ContainerDeclaration: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case container, assembly, assembler, component, dependencyProtocol, dependencyKey, graph
    /// Gives out objects by their type.
    case registry
    /// Its members are services.
    case holder
    /// A property wrapper that reads a container.
    case wrapper
    /// One type that satisfies the factory protocols of all its users.
    case aggregate
  }

  public var library: InjectionLibrary
  public var kind: Kind
  /// `nil` for one that is built by an expression.
  public var type: TypeIdentifier?
  /// Containers, components or dependency protocols it falls back on, as written.
  public var parents: [String]
  /// Assemblies that it applies, as written, in order.
  public var assemblies: [String]
  public var site: CodeSite

  public init(
    library: InjectionLibrary, kind: Kind, type: TypeIdentifier?, parents: [String] = [], assemblies: [String] = [],
    site: CodeSite
  ) {
    self.library = library
    self.kind = kind
    self.type = type
    self.parents = parents
    self.assemblies = assemblies
    self.site = site
  }
}
