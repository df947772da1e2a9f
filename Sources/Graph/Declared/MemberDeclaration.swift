import HandwireFacts
import HandwireFindings

/// One member of a blueprint.
public struct MemberDeclaration: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case given
    /// `@Given(.members)`
    case givenMembers
    case owned(ImplementationReference?, isLazy: Bool)
    case built(ImplementationReference?)
    case shared(ImplementationReference?)
    /// `@Child var session: SessionGraph?`; the child's blueprint.
    case child(TypeIdentifier)
    /// `func makeCart(id: Cart.ID) -> Cart { built() }`; parameters are assisted arguments.
    case maker(Callable, ImplementationReference?)
    /// A maker that returns a child's graph; the caller owns the scope.
    case scopeMaker(Callable, TypeIdentifier)
    /// `static func f(…) -> T`
    case provider(Callable)
    /// `static func f(…)`
    case connection(Callable)
    /// `static func end(…)`
    case end(Callable)
  }

  public var name: String
  public var kind: Kind
  /// Of the property, or of the function's result; `Void` for connections and ends.
  public var type: ResolvedType
  /// The type as written, on one line (`(any Clock)?`).
  public var typeSpelling: String
  /// As written or inherited; never above the blueprint's.
  public var access: AccessLevel
  public var documentation: [String]
  public var conditions: [String]
  /// Isolation attributes and modifiers of the member itself, as written (`nonisolated`, `@MainActor`).
  public var repeatedAttributes: [String]
  /// What the member itself says of its isolation; `nil` where it says nothing and has its graph's.
  public var statedIsolation: Isolation?
  public var place: Place
  /// The blueprint or part that declares it; providers are called on it.
  public var owner: TypeIdentifier
  /// Where the types in the member's own text are looked up from.
  public var context: LexicalContext

  public init(
    name: String, kind: Kind, type: ResolvedType, typeSpelling: String, access: AccessLevel = .internal,
    documentation: [String] = [], conditions: [String] = [], repeatedAttributes: [String] = [],
    statedIsolation: Isolation? = nil, place: Place, owner: TypeIdentifier, context: LexicalContext
  ) {
    self.name = name
    self.kind = kind
    self.type = type
    self.typeSpelling = typeSpelling
    self.access = access
    self.documentation = documentation
    self.conditions = conditions
    self.repeatedAttributes = repeatedAttributes
    self.statedIsolation = statedIsolation
    self.place = place
    self.owner = owner
    self.context = context
  }
}

/// What a marker names as the implementation.
public struct ImplementationReference: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    /// `Impl.self`
    case type(ResolvedType)
    /// `Impl.init(a:_:)`; labels `nil` for `Impl.init`.
    case initializer(ResolvedType, labels: [String?]?)
    /// `Impl.make(a:)` or `Self.make`, `AppBlueprint.make`
    case staticFunction(TypeIdentifier, name: String, labels: [String?]?)
    /// A function at the top level of a file.
    case function(name: String, labels: [String?]?)
    /// What is written there names nothing that can be called; a finding says so.
    case refused
  }

  public var target: Target
  /// How the generated code names what it calls: `URLSessionAPIClient`, `Cache<User>`, `Fire.make`.
  public var spelling: String
  public var place: Place

  public init(target: Target, spelling: String, place: Place) {
    self.target = target
    self.spelling = spelling
    self.place = place
  }
}
