import CourseInterface
import Observation

/// One course, and the lesson that comes next in it.
@MainActor
@Observable
public final class CourseDetailModel {
  public private(set) var course: Course?
  /// Nil before the course is loaded and when all of it is done.
  public private(set) var nextLesson: Lesson?
  public private(set) var failure: String?

  private let courseID: Course.ID
  private let catalogue: any CourseCatalogue
  private let progress: any ProgressStore

  public init(courseID: Course.ID, catalogue: any CourseCatalogue, progress: any ProgressStore) {
    self.courseID = courseID
    self.catalogue = catalogue
    self.progress = progress
  }

  public func load() async {
    do {
      let course = try await catalogue.course(courseID)
      nextLesson = try await progress.progress(in: courseID).nextLesson(of: course)
      self.course = course
      failure = nil
    } catch {
      failure = "The course could not be loaded: \(error)"
    }
  }
}
