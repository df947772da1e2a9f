/// Something to learn, lesson by lesson.
public struct Course: Identifiable, Hashable, Codable, Sendable {
  public typealias ID = String

  public let id: ID
  public let title: String
  /// In the order in which they are meant to be taken.
  public let lessons: [Lesson]

  public init(id: ID, title: String, lessons: [Lesson]) {
    self.id = id
    self.title = title
    self.lessons = lessons
  }
}
