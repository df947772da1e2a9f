/// The members of a type or an extension, each list in source order.
public struct MemberFacts: Hashable, Codable, Sendable {
  public var properties: [PropertyFact] = []
  public var initializers: [InitializerFact] = []
  public var functions: [FunctionFact] = []
  public var subscripts: [SubscriptFact] = []
  public var aliases: [AliasFact] = []
  public var associatedTypes: [AssociatedTypeFact] = []
  public var types: [TypeFact] = []
  /// Names of `case`s.
  public var cases: [String] = []
  /// Names of those `case`s that have no associated values.
  public var plainCases: [String] = []
  public var hasDeinitializer = false
  /// Names of the freestanding macros that are expanded among the members and may declare anything.
  public var macroExpansions: [String] = []

  public init() {}
}
