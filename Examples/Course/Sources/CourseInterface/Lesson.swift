/// What can be learnt in one sitting.
public struct Lesson: Identifiable, Hashable, Codable, Sendable {
  public let id: String
  public let title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
