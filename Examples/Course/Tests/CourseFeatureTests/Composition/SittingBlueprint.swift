import CourseFeature
import CourseInterface
import Foundation
import Handwire

/// One sitting alone.
@MainActor
struct SittingBlueprint: Blueprint {
  typealias Boundaries = Unimplemented

  @Given private var course: Course
  @Given private var analytics: AnalyticsClient
  @Given private var now: @Sendable () -> Date
  @Given private var makeID: @Sendable () -> UUID

  @Owned var sitting: Sitting
  @Owned var summary: SummaryModel

  func makeLesson(lesson: Lesson) -> LessonModel { built() }
}
