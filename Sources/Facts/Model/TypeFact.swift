/// A struct, class, enum, actor or protocol.
public struct TypeFact: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`
  }

  public var header: DeclarationHeader
  public var kind: Kind
  public var genericParameters: [GenericParameterFact]
  /// Names in `protocol P<A, B>`.
  public var primaryAssociatedTypes: [String]
  public var requirements: [GenericRequirementFact]
  public var inherited: [InheritedTypeFact]
  public var members: MemberFacts

  public init(
    header: DeclarationHeader, kind: Kind, genericParameters: [GenericParameterFact] = [],
    primaryAssociatedTypes: [String] = [], requirements: [GenericRequirementFact] = [],
    inherited: [InheritedTypeFact] = [], members: MemberFacts
  ) {
    self.header = header
    self.kind = kind
    self.genericParameters = genericParameters
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.requirements = requirements
    self.inherited = inherited
    self.members = members
  }
}
