import HandwireFacts

/// One thing that is asked of a container, by code or by a registration's initializer, and what answers.
public struct ContainerRequest: Sendable {
  public enum Origin: Hashable, Sendable {
    /// An index into `ContainerReading.fetches`.
    case fetch(Int)
    /// A parameter of the initializer that `autoregister` was given; the registration is its receiver.
    case parameter(Int)
  }

  /// Who asks.
  public enum Receiver: Hashable, Sendable {
    /// What a registration makes: an index into `RegisteredGraph.objects`.
    case object(Int)
    /// What runs once it is made (`initCompleted`).
    case completion(Int)
    /// Code of that type: a wrapped property, a body.
    case type(TypeIdentifier)
    /// Code outside of types.
    case code
  }

  /// What becomes of the object that is got.
  public enum Hold: Hashable, Sendable {
    /// Handed to an initializer, or stored in a property.
    case stored
    /// Fetched when first read, then stored: `@LazyInjected`.
    case storedLater
    case weak
    /// Inside of a closure that somebody else calls.
    case deferred
    /// In a body, for as long as that runs, as far as one can see.
    case used
  }

  public enum Answer: Sendable {
    /// Indices into `RegisteredGraph.objects`, in the order of their places; several where one of them wins at run time.
    case objects([Int])
    /// Nothing that the program registers.
    case missing([NearMiss])
    case unknown(String)
  }

  /// A registration that does not answer, though it looks like it.
  public struct NearMiss: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
      /// One is optional, the other is not.
      case optionality
      case name(ContainerKey.Name)
      /// Made with other run-time arguments; those of the registration.
      case arguments([ResolvedType])
      case neverRun(String)
      case testsOnly
      /// `promised()`, and nobody keeps it.
      case promise
    }

    /// An index into `RegisteredGraph.objects`.
    public var object: Int
    public var reason: Reason
  }

  public var origin: Origin
  public var library: InjectionLibrary
  public var key: ContainerKey
  public var receiver: Receiver
  public var hold: Hold
  /// Types of the arguments given at run time, `.unknown(why)` where only the compiler knows them.
  public var arguments: [ResolvedType]
  public var isOptional: Bool
  /// The property that is wrapped or set, or the label of the parameter that takes it.
  public var member: String?
  /// Short and stable: `r.resolve(API.self)`.
  public var subject: String
  public var site: CodeSite
  public var isForTests: Bool
  public var answer: Answer

  /// Objects that may answer.
  public var answering: [Int] { if case .objects(let objects) = answer { objects } else { [] } }
}
