import BookingInterface
import Foundation

/// What a language model is told: the question, and what it should know about the traveller.
public struct TripPlanRequest: Sendable {
  public let question: String
  /// Trips that still lie ahead, the next one first.
  public let upcomingTrips: [Trip]
  public let today: Date

  public init(question: String, upcomingTrips: [Trip], today: Date) {
    self.question = question
    self.upcomingTrips = upcomingTrips
    self.today = today
  }
}
