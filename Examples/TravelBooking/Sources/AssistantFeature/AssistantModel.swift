import BookingInterface
import Foundation
import Observation

/// A conversation of one question and one plan.
@MainActor
@Observable
public final class AssistantModel {
  public var question = ""
  public private(set) var plan: TripPlan?
  public private(set) var failure: String?

  private let languageModel: any LanguageModelClient
  private let trips: any TripReading
  private let now: @Sendable () -> Date

  public init(languageModel: any LanguageModelClient, trips: any TripReading, now: @escaping @Sendable () -> Date) {
    self.languageModel = languageModel
    self.trips = trips
    self.now = now
  }

  public func ask() async {
    do {
      let today = now()
      let upcomingTrips = try await trips.trips()
        .filter { $0.departure >= today && $0.status != .cancelled }
        .sorted { $0.departure < $1.departure }
      let request = TripPlanRequest(question: question, upcomingTrips: upcomingTrips, today: today)
      plan = try await languageModel.plan(for: request)
      failure = nil
    } catch {
      failure = "The assistant has no answer: \(error)"
    }
  }
}
