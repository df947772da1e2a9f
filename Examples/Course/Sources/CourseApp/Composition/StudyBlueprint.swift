import CourseFeature
import CourseInterface
import Handwire

/// Flow scope: begins when somebody sits down to study a course, ends when they get up.
@MainActor
struct StudyBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given private var course: Course

  @Owned private var sitting: Sitting
  @Owned var summary: SummaryModel

  /// A screen: the lesson is chosen by the caller, the sitting is the flow's.
  func makeLesson(lesson: Lesson) -> LessonModel { built() }
}
