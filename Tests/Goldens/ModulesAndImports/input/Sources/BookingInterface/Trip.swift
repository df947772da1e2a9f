public struct Trip: Sendable {
  public typealias ID = Int

  public let id: ID

  public init(id: ID) { self.id = id }
}
