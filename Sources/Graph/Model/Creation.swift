import HandwireFacts
import HandwireFindings

/// A call that constructs a value.
public struct Creation: Sendable {
  public var callable: Callable
  /// What stands before the parenthesis: `URLSessionAPIClient`, `Cache<User>`, `AppBlueprint.baseURL`, `Fire.make`.
  public var spelling: String
  /// One for each parameter, in order.
  public var dependencies: [Dependency]

  public init(callable: Callable, spelling: String, dependencies: [Dependency]) {
    self.callable = callable
    self.spelling = spelling
    self.dependencies = dependencies
  }
}

/// A call for its effect: a connection or an `end`.
public struct Invocation: Sendable {
  public var creation: Creation
  public var owner: TypeIdentifier
  public var conditions: [String]
  public var place: Place

  public init(creation: Creation, owner: TypeIdentifier, conditions: [String] = [], place: Place) {
    self.creation = creation
    self.owner = owner
    self.conditions = conditions
    self.place = place
  }
}

/// One parameter, and what satisfies it.
public struct Dependency: Sendable {
  public var parameter: Callable.Parameter
  public var source: Source

  public init(parameter: Callable.Parameter, source: Source) {
    self.parameter = parameter
    self.source = source
  }
}

public indirect enum Source: Hashable, Sendable {
  /// In this scope or one around it.
  case binding(BindingIdentifier)
  /// A parameter of the maker or closure that is being called, by its name.
  case assisted(String)
  case closure(Closure)
  /// An array literal.
  case list([Source])
  /// Elements of a variadic parameter (or of a parameter pack), spelled out.
  case variadic([Source])
  /// Left out of the call: the default argument applies.
  case omitted
  /// Nothing satisfies it; a finding says so.
  case missing
  /// A string literal that says this.
  case text(String)

  /// A closure passed as argument.
  public struct Closure: Hashable, Sendable {
    public indirect enum Target: Hashable, Sendable {
      /// Calls what the maker calls; `arguments` are the closure's parameters in the maker's order, as `.assisted`.
      case maker(MakerIdentifier, arguments: [Source])
      /// Returns the binding (a lazy, shared, built or provided one: at the time of the call).
      case binding(BindingIdentifier)
      /// Reads the binding from the child scope of the moment; `nil` while there is none.
      case child(slot: Int, slotScope: ScopeIdentifier, BindingIdentifier)
    }

    public var function: ResolvedType.Function
    /// Names of the closure's parameters, in order.
    public var parameters: [String]
    public var target: Target

    public init(function: ResolvedType.Function, parameters: [String], target: Target) {
      self.function = function
      self.parameters = parameters
      self.target = target
    }
  }
}
