import HandwireFacts
import HandwireFindings

/// A scope with all its members in one list, before anything is resolved.
struct ScopeDraft {
  var declaration: BlueprintDeclaration
  var parent: ScopeIdentifier?
  var refines: ScopeIdentifier?
  var bindings: [BindingDraft] = []
  var makers: [(member: MemberDeclaration, origin: Binding.Origin)] = []
  var slots: [(member: MemberDeclaration, child: TypeIdentifier)] = []
  var connections: [InvocationDraft] = []
  var ends: [InvocationDraft] = []
  var memberOrder: [Scope.Member] = []
}

/// A connection or an `end` before its parameters are resolved.
struct InvocationDraft {
  var member: MemberDeclaration
  var callable: Callable
  var origin: Binding.Origin
}

/// A binding before its implementation is chosen.
struct BindingDraft {
  enum Provision {
    case given
    /// A property of the binding with this index in the same scope.
    case member(of: Int)
    case owned(ImplementationReference?, isLazy: Bool)
    case built(ImplementationReference?)
    case shared(ImplementationReference?)
    case provider(Callable)
    /// Nothing binds it; a graph for tests has a double.
    case double
  }

  var name: String
  var key: ResolvedType
  var typeSpelling: String
  var provision: Provision
  var access: AccessLevel
  var documentation: [String]
  var conditions: [String]
  var place: Place
  var owner: TypeIdentifier
  var context: LexicalContext
  var origin: Binding.Origin
  /// In a graph for tests, not stated by its blueprint.
  var isUnstated = false

  var isProvider: Bool {
    if case .provider = provision { true } else { false }
  }

  /// What the marker names.
  var implementation: ImplementationReference? {
    switch provision {
    case .owned(let implementation, _), .built(let implementation), .shared(let implementation): implementation
    case .given, .member, .provider, .double: nil
    }
  }

  /// Whether something is to be made, and the marker does not say how.
  var isWithoutImplementation: Bool {
    switch provision {
    case .owned(nil, _), .built(nil), .shared(nil): true
    case .given, .member, .owned, .built, .shared, .provider, .double: false
    }
  }

  /// What a replacement in a variant must keep.
  var lifetime: String {
    switch provision {
    case .given, .member, .owned, .double: "as long as its graph"
    case .built, .provider: "for one receiver"
    case .shared: "as long as someone holds it"
    }
  }
}

extension MemberDeclaration {
  /// What `built(…)` or the marker names.
  var implementation: ImplementationReference? {
    switch kind {
    case .owned(let implementation, _), .built(let implementation), .shared(let implementation),
      .maker(_, let implementation):
      implementation
    case .given, .givenMembers, .child, .scopeMaker, .provider, .connection, .end: nil
    }
  }
}
