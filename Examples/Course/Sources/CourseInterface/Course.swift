/// Something to learn, lesson by lesson.
public struct Course: Identifiable, Hashable, Codable, Sendable {
  public let id: String
  public let title: String
  /// In the order in which they are meant to be taken.
  public let lessons: [Lesson]

  public init(id: String, title: String, lessons: [Lesson]) {
    self.id = id
    self.title = title
    self.lessons = lessons
  }
}
