import CourseInterface

/// Thrown for a course that the catalogue does not have.
public struct NoSuchCourse: Error, Equatable {
  public let id: Course.ID

  public init(id: Course.ID) {
    self.id = id
  }
}
