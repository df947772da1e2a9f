import CourseFeature
import CourseInterface
import Handwire

/// The list of courses alone: its models are real, and what they ask of the outside world fails the test by name.
@MainActor
struct CatalogueBlueprint: Blueprint {
  typealias Boundaries = Unimplemented

  @Owned var list: CatalogueModel

  func makeDetail(courseID: Course.ID) -> CourseDetailModel { built() }
}
