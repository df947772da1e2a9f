import HandwireFacts
import HandwireFindings

/// How one key is provided.
public struct Binding: Sendable {
  public enum Provision: Sendable {
    case given
    /// A property of another binding: `dependencies.api` for `@Given(.members)`.
    case member(of: BindingIdentifier)
    case owned(Creation, isLazy: Bool)
    case built(Creation)
    /// `reference`: the implementation's own type as the weak property spells it.
    case shared(Creation, reference: String)
    /// A static function of the blueprint, called wherever the key is needed.
    case provided(Creation)
    /// A struct of the project that no binding names, built where it is needed. Where its arguments
    /// include a maker's (or closure's) assisted ones, it exists only inside that call.
    case inPlace(Creation)
  }

  public var identifier: BindingIdentifier
  public var name: String
  public var key: ResolvedType
  /// The key's type as the generated code writes it.
  public var typeSpelling: String
  public var provision: Provision
  public var access: AccessLevel
  public var documentation: [String]
  public var conditions: [String]
  public var place: Place
  /// The blueprint or part that declares it; for a struct built in place, the scope's blueprint.
  public var owner: TypeIdentifier
  /// Whether its declaration stands in this scope's own blueprint, a part, the refined blueprint, or nowhere.
  public var origin: Origin
  /// Of a part, not reached in this root but in another one: neither built nor written here.
  public var isOmitted = false
  /// What it stands for in a graph for tests, where it is an unimplemented double.
  public var boundary: Boundary?
  /// The declared binding whose value this is inside a call that supplies arguments for it.
  public var declared: BindingIdentifier?

  public enum Origin: Hashable, Sendable { case own, part, refined, implicit }

  public init(
    identifier: BindingIdentifier, name: String, key: ResolvedType, typeSpelling: String, provision: Provision,
    access: AccessLevel = .internal, documentation: [String] = [], conditions: [String] = [], place: Place,
    owner: TypeIdentifier, origin: Origin
  ) {
    self.identifier = identifier
    self.name = name
    self.key = key
    self.typeSpelling = typeSpelling
    self.provision = provision
    self.access = access
    self.documentation = documentation
    self.conditions = conditions
    self.place = place
    self.owner = owner
    self.origin = origin
  }

  /// The call that constructs it; `nil` for what is handed in.
  public var creation: Creation? {
    switch provision {
    case .given, .member: nil
    case .owned(let creation, _), .built(let creation), .shared(let creation, _), .provided(let creation),
      .inPlace(let creation):
      creation
    }
  }

  /// Whether the graph keeps a value of its own for it, so that every receiver gets the same one.
  public var isStored: Bool {
    switch provision {
    case .given, .member, .owned: true
    case .built, .shared, .provided, .inPlace: false
    }
  }
}
