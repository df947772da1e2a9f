import CourseInterface
import Foundation
import Handwire

/// The app with a course half done, nothing on disk and the time standing still.
@MainActor
struct PreviewAppBlueprint: Blueprint {
  typealias Refines = AppBlueprint

  @Owned(SampleCatalogue.self) private var catalogue: any CourseCatalogue
  @Owned(SampleProgress.self) private var progress: any ProgressStore

  static func analytics() -> AnalyticsClient { AnalyticsClient { _ in } }
  static func now() -> @Sendable () -> Date { { SampleProgress.today } }
  static func makeID() -> @Sendable () -> UUID { { SampleProgress.sittingID } }
}
