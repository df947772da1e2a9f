import CourseInterface
import Foundation
import HandwireTesting

@testable import CourseApp

extension TestAppGraph {
  nonisolated static let today = Date(timeIntervalSinceReferenceDate: 0)

  /// A graph whose time stands still, and whose IDs count.
  convenience init(events: Recorder<AnalyticsEvent> = Recorder()) {
    let ids = UUIDSource.incrementing
    self.init(analytics: AnalyticsClient { events.record($0) }, now: { Self.today }, makeID: { ids() })
  }
}
