import CourseFeature
import CourseInterface
import CoursePlatform
import Foundation
import Handwire

/// App scope: begins at launch, ends with the process.
@MainActor
struct AppBlueprint: Blueprint {
  @Given private var configuration: AppConfiguration

  @Owned(BundledCatalogue.self) private var catalogue: any CourseCatalogue
  @Owned(FileProgressStore.self) private var progress: any ProgressStore
  @Owned private var analytics: AnalyticsClient
  @Owned private var now: @Sendable () -> Date
  @Owned private var makeID: @Sendable () -> UUID

  /// Read by what the system constructs.
  @Owned var continuation: Continuation

  /// Screens: a new model for whoever shows one.
  func makeCatalogue() -> CatalogueModel { built() }
  func makeDetail(courseID: Course.ID) -> CourseDetailModel { built() }

  /// Begins a sitting; it lasts for as long as the caller holds it.
  func makeStudy(course: Course) -> StudyGraph { built() }

  static func progressFolder(configuration: AppConfiguration) -> URL { configuration.folder }

  static func analytics(configuration: AppConfiguration) -> AnalyticsClient {
    .appending(to: configuration.folder.appending(path: "events.txt"))
  }

  static func now() -> @Sendable () -> Date { { Date() } }
  static func makeID() -> @Sendable () -> UUID { { UUID() } }
}
