import HandwireFacts
import HandwireFindings

/// A call whose parameters must be satisfied.
struct Site {
  enum Owner: Hashable {
    case binding(BindingIdentifier)
    case maker(MakerIdentifier)
    case connection(ScopeIdentifier, Int)
    case end(ScopeIdentifier, Int)
  }

  var scope: ScopeIdentifier
  var owner: Owner
  var callable: Callable
  var assisted: AssistedArguments = .none
  /// Which maker or closure the assisted arguments belong to; index into `Resolution.assistedCalls`.
  var assistedCall: Int?

  /// The declared binding that `owner` is the making of, inside a call that has arguments.
  var declared: BindingIdentifier?

  /// What does not satisfy its own parameters.
  var own: BindingIdentifier? { declared ?? binding }

  var binding: BindingIdentifier? {
    if case .binding(let identifier) = owner { identifier } else { nil }
  }
}

/// A parameter that nothing satisfies.
struct MissingDependency {
  var site: Site
  var parameter: Callable.Parameter
  /// What was looked for: the parameter's type, or an element's.
  var type: ResolvedType
  /// Why a struct of that type cannot be built in place.
  var obstacle: FindingNote?
  /// A struct of plain values, of which the graph knows none.
  var isValue = false
}

/// A maker or closure with assisted arguments, and which of them were taken.
struct AssistedCall {
  var scope: ScopeIdentifier
  var arguments: AssistedArguments
  var place: Place
  var description: String
  var takenByName: Set<String> = []
  var taken: Set<String> = []
  /// For a maker, the places of its parameters; empty for a closure.
  var parameters: [Callable.Parameter]
  /// Something inside it is wrong, and reported: nobody knows what that would take.
  var isDoubtful = false
}
