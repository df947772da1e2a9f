import CourseInterface
import Foundation
import Observation

/// What the screens of one sitting share: the course, when it began, what was finished in it.
@MainActor
@Observable
public final class Sitting {
  public let id: UUID
  public let course: Course
  public let startedAt: Date
  public private(set) var finishedLessons: [Lesson.ID] = []

  public init(course: Course, makeID: @Sendable () -> UUID, now: @Sendable () -> Date) {
    self.course = course
    id = makeID()
    startedAt = now()
  }

  public func finish(_ lesson: Lesson.ID) {
    if !finishedLessons.contains(lesson) { finishedLessons.append(lesson) }
  }
}
