import HandwireFacts
import HandwireFindings

/// A lifetime, and the graph class that owns it.
public struct Scope: Sendable {
  public var identifier: ScopeIdentifier
  /// What it was made from; its `members` are the blueprint's own only.
  public var declaration: BlueprintDeclaration
  public var parent: ScopeIdentifier?
  public var refines: ScopeIdentifier?
  /// Declared ones first: the blueprint's own in order, then those of its parts (a variant: those of the refined scope
  /// in their places, replaced ones replaced, then its own new ones); after them the structs that are built in place.
  public var bindings: [Binding]
  public var makers: [Maker]
  public var slots: [ChildSlot]
  /// Called in order at the end of the graph's `init`.
  public var connections: [Invocation]
  /// Called in order when the scope ends (parts' in reverse come first).
  public var ends: [Invocation]
  /// The order in which members appear in the class: bindings, slots and makers as declared.
  public var memberOrder: [Member]

  public enum Member: Hashable, Sendable {
    case binding(Int)
    case slot(Int)
    case maker(Int)
  }

  /// `AppGraph`
  public var name: String { declaration.graphName }
  public var module: String { declaration.identifier.module }

  public init(
    identifier: ScopeIdentifier, declaration: BlueprintDeclaration, parent: ScopeIdentifier? = nil,
    refines: ScopeIdentifier? = nil, bindings: [Binding] = [], makers: [Maker] = [], slots: [ChildSlot] = [],
    connections: [Invocation] = [], ends: [Invocation] = [], memberOrder: [Member] = []
  ) {
    self.identifier = identifier
    self.declaration = declaration
    self.parent = parent
    self.refines = refines
    self.bindings = bindings
    self.makers = makers
    self.slots = slots
    self.connections = connections
    self.ends = ends
    self.memberOrder = memberOrder
  }
}
