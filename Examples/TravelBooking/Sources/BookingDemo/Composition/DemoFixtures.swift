import BookingInterface
import Foundation

/// What the demo shows.
struct DemoFixtures: Sendable {
  let trips: [Trip]
  let now: @Sendable () -> Date
}
