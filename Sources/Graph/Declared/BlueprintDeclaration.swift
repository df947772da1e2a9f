import HandwireFacts
import HandwireFindings

/// A blueprint (or a part of one) as it is declared: every type looked up, nothing resolved yet.
public struct BlueprintDeclaration: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case blueprint, part }

  /// Another blueprint that this one names, and where it does.
  public struct Reference: Hashable, Sendable {
    public var identifier: TypeIdentifier
    public var place: Place

    public init(identifier: TypeIdentifier, place: Place) {
      self.identifier = identifier
      self.place = place
    }
  }

  /// `AppBlueprint`
  public var identifier: TypeIdentifier
  public var kind: Kind
  /// `AppGraph`; the declaration's own name for a part.
  public var graphName: String
  public var place: Place
  /// Inside the declaration: what its members' types are looked up from.
  public var context: LexicalContext
  public var access: AccessLevel
  public var isolation: Isolation
  /// Attributes and modifiers that the graph class repeats, as written: `@MainActor`, `nonisolated`, `@available(iOS 17, *)`.
  public var repeatedAttributes: [String]
  public var isSendable: Bool
  /// Lines with their `///`.
  public var documentation: [String]
  /// Conditions of the enclosing `#if` branches.
  public var conditions: [String]
  public var parent: Reference?
  public var refines: Reference?
  public var parts: [Reference]
  /// `typealias Boundaries = Unimplemented`, its own or that of what it refines.
  public var hasUnimplementedBoundaries = false
  /// `typealias Lookup = ByType`, its own or that of what it refines.
  public var isFoundByType = false
  /// In source order.
  public var members: [MemberDeclaration]

  public var name: String { identifier.name }

  public init(
    identifier: TypeIdentifier, kind: Kind, graphName: String, place: Place, context: LexicalContext,
    access: AccessLevel = .internal, isolation: Isolation = .nonisolated, repeatedAttributes: [String] = [],
    isSendable: Bool = false, documentation: [String] = [], conditions: [String] = [], parent: Reference? = nil,
    refines: Reference? = nil, parts: [Reference] = [], members: [MemberDeclaration] = []
  ) {
    self.identifier = identifier
    self.kind = kind
    self.graphName = graphName
    self.place = place
    self.context = context
    self.access = access
    self.isolation = isolation
    self.repeatedAttributes = repeatedAttributes
    self.isSendable = isSendable
    self.documentation = documentation
    self.conditions = conditions
    self.parent = parent
    self.refines = refines
    self.parts = parts
    self.members = members
  }
}
