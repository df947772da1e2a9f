import HandwireFacts
import HandwireFindings

/// A function of the graph that constructs a new value for each call.
public struct Maker: Sendable {
  public enum Product: Sendable {
    case creation(Creation)
    /// A child's graph: the values of its givens, one for each, in order (its inherited inputs are the writer's to add).
    case scope(ScopeIdentifier, givens: [Source])
  }

  public var identifier: MakerIdentifier
  /// The member as declared: name, access, documentation, result type and its spelling; its kind holds the signature.
  public var declaration: MemberDeclaration
  /// Its parameters are the assisted arguments.
  public var signature: Callable
  public var product: Product

  public init(
    identifier: MakerIdentifier, declaration: MemberDeclaration, signature: Callable, product: Product
  ) {
    self.identifier = identifier
    self.declaration = declaration
    self.signature = signature
    self.product = product
  }
}

/// A place for a child scope that lives at most as long as this one.
public struct ChildSlot: Sendable {
  public var name: String
  public var child: ScopeIdentifier
  public var access: AccessLevel
  public var documentation: [String]
  public var conditions: [String]
  public var place: Place
  /// `SessionGraph`, as written, without the `?`.
  public var typeSpelling: String

  public init(
    name: String, child: ScopeIdentifier, access: AccessLevel = .internal, documentation: [String] = [],
    conditions: [String] = [], place: Place, typeSpelling: String
  ) {
    self.name = name
    self.child = child
    self.access = access
    self.documentation = documentation
    self.conditions = conditions
    self.place = place
    self.typeSpelling = typeSpelling
  }
}
