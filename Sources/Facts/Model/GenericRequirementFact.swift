/// One requirement of a `where` clause.
public struct GenericRequirementFact: Hashable, Codable, Sendable {
  public enum Relation: String, Hashable, Codable, Sendable { case conformance, sameType, layout }
  public var left: TypeExpression
  public var relation: Relation
  public var right: TypeExpression

  public init(left: TypeExpression, relation: Relation, right: TypeExpression) {
    self.left = left
    self.relation = relation
    self.right = right
  }
}
