import CourseInterface

/// One course as the list shows it.
public struct CatalogueRow: Identifiable, Hashable, Sendable {
  public let course: Course
  public let finishedCount: Int

  public init(course: Course, finishedCount: Int) {
    self.course = course
    self.finishedCount = finishedCount
  }

  public var id: Course.ID { course.id }
  /// `Knots: 2 of 3`
  public var text: String { "\(course.title): \(finishedCount) of \(course.lessons.count)" }
}
