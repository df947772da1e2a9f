/// What can be learnt in one sitting.
public struct Lesson: Identifiable, Hashable, Codable, Sendable {
  public typealias ID = String

  public let id: ID
  public let title: String

  public init(id: ID, title: String) {
    self.id = id
    self.title = title
  }
}
