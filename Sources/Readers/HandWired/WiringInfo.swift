import HandwireFacts
import HandwireFindings
import HandwireGraph

/// What is known of a key from the place that declares it.
struct WiringInfo: Sendable {
  enum Kind: Sendable {
    case property(PropertyTraits)
    case parameter(ofInitializer: Bool)
    /// The names of its parameters.
    case function(parameters: [String])
    case local(isWeak: Bool)
    case made(Construction)
    case registered(Registered)
    /// What a body asks a container for, as written.
    case fetched(String)
  }

  /// What a container is told to hold.
  struct Registered: Sendable {
    var lifetime: WiredLifetime
    /// The names of run-time arguments.
    var parameters: [String]
    /// Of what its code constructs.
    var implementation: TypeIdentifier?
  }

  struct PropertyTraits: Sendable {
    var isStatic: Bool
    var isLazy: Bool
    var isWeak: Bool
    var isComputed: Bool
    /// A property wrapper that may supply the value: `@UIApplicationDelegateAdaptor`.
    var wrapper: String?
  }

  /// A call that gives an object.
  struct Construction: Sendable {
    /// What stands before the parenthesis.
    var spelling: String
    /// The type of the program whose initializer is called.
    var constructed: TypeIdentifier?
    /// It joins objects and gives none.
    var isForEffect: Bool
    /// Whether the value is an object that somebody depends on, by its type alone.
    var isObject: ObjectKind
  }

  var kind: Kind
  var name: String
  /// As written; `nil` where none is.
  var written: TypeExpression?
  /// Where what is written is looked up.
  var context: LexicalContext
  /// Where none is written.
  var inferred: ResolvedType?
  var owner: WiringOwner
  /// The declaration whose code it stands in, for what is no member.
  var function: String?
  var conditions: [String]
  var place: Place
}
