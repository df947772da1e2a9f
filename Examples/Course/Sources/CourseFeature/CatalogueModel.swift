import CourseInterface
import Observation

/// The list of courses, each with how far one has come.
@MainActor
@Observable
public final class CatalogueModel {
  public private(set) var rows: [CatalogueRow] = []
  /// Why the last loading failed, in words for the reader.
  public private(set) var failure: String?

  private let catalogue: any CourseCatalogue
  private let progress: any ProgressStore
  private let makeDetail: @MainActor (Course.ID) -> CourseDetailModel

  public init(
    catalogue: any CourseCatalogue,
    progress: any ProgressStore,
    makeDetail: @escaping @MainActor (Course.ID) -> CourseDetailModel
  ) {
    self.catalogue = catalogue
    self.progress = progress
    self.makeDetail = makeDetail
  }

  public func load() async {
    do {
      var rows: [CatalogueRow] = []
      for course in try await catalogue.courses() {
        let finished = try await progress.progress(in: course.id).finished
        rows.append(CatalogueRow(course: course, finishedCount: course.lessons.count { finished[$0.id] != nil }))
      }
      self.rows = rows
      failure = nil
    } catch {
      failure = "The courses could not be loaded: \(error)"
    }
  }

  /// A new model for each call; whoever shows it owns it.
  public func detail(of course: Course.ID) -> CourseDetailModel {
    makeDetail(course)
  }
}
