import CourseInterface

/// Finds where somebody left off, for those who have no screen to look at.
@MainActor
public final class Continuation {
  private let catalogue: any CourseCatalogue
  private let progress: any ProgressStore

  public init(catalogue: any CourseCatalogue, progress: any ProgressStore) {
    self.catalogue = catalogue
    self.progress = progress
  }

  /// Of the first course that was begun and is not done; nil where there is none.
  public func nextLesson() async throws -> Lesson? {
    for course in try await catalogue.courses() {
      let progress = try await progress.progress(in: course.id)
      if !progress.finished.isEmpty, let lesson = progress.nextLesson(of: course) { return lesson }
    }
    return nil
  }
}
