import CourseInterface
import Foundation

/// The courses that come with the app.
public struct BundledCatalogue: CourseCatalogue {
  public init() {}

  public func courses() throws -> [Course] {
    try JSONDecoder().decode([Course].self, from: Data(Self.text.utf8))
  }

  public func course(_ id: Course.ID) throws -> Course {
    guard let course = try courses().first(where: { $0.id == id }) else { throw NoSuchCourse(id: id) }
    return course
  }

  private static let text = """
    [
      { "id": "knots", "title": "Knots", "lessons": [
        { "id": "bowline", "title": "The bowline" },
        { "id": "hitch", "title": "Two half hitches" },
        { "id": "bend", "title": "The sheet bend" } ] },
      { "id": "stars", "title": "Stars", "lessons": [
        { "id": "pole", "title": "The pole star" },
        { "id": "planets", "title": "Telling planets from stars" } ] }
    ]
    """
}
