/// Keeps how far somebody has come.
public protocol ProgressStore: Sendable {
  /// Nothing is finished where nothing was saved.
  func progress(in course: Course.ID) async throws -> CourseProgress
  func save(_ progress: CourseProgress) async throws
}
