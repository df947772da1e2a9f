public struct AliasFact: Hashable, Codable, Sendable {
  public var header: DeclarationHeader
  public var genericParameters: [GenericParameterFact]
  public var type: TypeExpression

  public init(header: DeclarationHeader, genericParameters: [GenericParameterFact] = [], type: TypeExpression) {
    self.header = header
    self.genericParameters = genericParameters
    self.type = type
  }
}
