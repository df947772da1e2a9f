/// All courses that there are.
public protocol CourseCatalogue: Sendable {
  func courses() async throws -> [Course]
  func course(_ id: Course.ID) async throws -> Course
}
