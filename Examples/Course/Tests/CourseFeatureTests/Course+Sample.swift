import CourseInterface

extension Course {
  /// A course whose lessons are `first` and `second`.
  static let sample = Course(
    id: "sample", title: "Sample",
    lessons: [Lesson(id: "first", title: "First"), Lesson(id: "second", title: "Second")])
}
