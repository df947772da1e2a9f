import CourseInterface
import Foundation
import Handwire

@testable import CourseApp

/// The app's graph without the outside world: time and IDs are the test's, files and courses fail it until it says what
/// they are.
@MainActor
struct TestAppBlueprint: Blueprint {
  typealias Refines = AppBlueprint
  typealias Boundaries = Unimplemented

  @Given private var analytics: AnalyticsClient
  @Given private var now: @Sendable () -> Date
  @Given private var makeID: @Sendable () -> UUID
}
