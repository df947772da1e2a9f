import CourseInterface

/// Two courses to look at.
struct SampleCatalogue: CourseCatalogue {
  private static let all = [
    Course(
      id: "bread", title: "Bread",
      lessons: [Lesson(id: "dough", title: "Dough"), Lesson(id: "crust", title: "Crust")]),
    Course(id: "tea", title: "Tea", lessons: [Lesson(id: "water", title: "Water first")]),
  ]

  struct Unknown: Error {}

  func courses() -> [Course] { Self.all }

  func course(_ id: Course.ID) throws -> Course {
    guard let course = Self.all.first(where: { $0.id == id }) else { throw Unknown() }
    return course
  }
}
