import Foundation

/// How far somebody has come in one course.
public struct CourseProgress: Hashable, Codable, Sendable {
  public let courseID: Course.ID
  /// When each finished lesson was finished last.
  public private(set) var finished: [Lesson.ID: Date]

  public init(courseID: Course.ID, finished: [Lesson.ID: Date] = [:]) {
    self.courseID = courseID
    self.finished = finished
  }

  public mutating func finish(_ lesson: Lesson.ID, at date: Date) {
    finished[lesson] = date
  }

  /// The first lesson that is not finished; nil where all are.
  public func nextLesson(of course: Course) -> Lesson? {
    course.lessons.first { finished[$0.id] == nil }
  }
}
