import AssistantFeature
import BookingInterface
import Foundation
import HandwireTesting
import Testing

@MainActor
@Suite struct AssistantTests {
  private let today = Date(timeIntervalSinceReferenceDate: 0)

  @Test func tellsTheModelOfTripsThatLieAhead() async throws {
    let graph = graph(
      trips: [trip("kyoto", day: 9), trip("rome", day: 2), trip("oslo", day: -3), trip("bern", day: 5, .cancelled)])
    graph.languageModel.onPlan { _ in TripPlan(title: "Plan", days: []) }
    let assistant = graph.feature.assistant
    assistant.question = "Where to?"
    await assistant.ask()
    guard case .plan(let request) = try #require(graph.languageModel.calls.first) else { return }
    #expect(request.question == "Where to?")
    #expect(request.upcomingTrips.map(\.id.rawValue) == ["rome", "kyoto"])
    #expect(request.today == today)
    #expect(assistant.plan?.title == "Plan")
  }

  @Test func saysSoWhenTheModelIsSilent() async {
    struct Silent: Error {}
    let graph = graph(trips: [])
    graph.languageModel.onPlan { _ in throw Silent() }
    await graph.feature.assistant.ask()
    #expect(graph.feature.assistant.plan == nil)
    #expect(graph.feature.assistant.failure?.contains("Silent") == true)
  }

  @Test func plansTheTripThatTheQuestionNames() async throws {
    let plan = try await plan("What about KYOTO?", trips: [trip("rome", day: 2), trip("kyoto", day: 9)])
    #expect(plan.title == "3 nights in Kyoto")
    #expect(plan.days.map(\.number) == [1, 2, 3])
    #expect(plan.days.allSatisfy { !$0.activities.isEmpty })
  }

  @Test func plansTheNextTripWhereNoneIsNamed() async throws {
    #expect(try await plan("Any ideas?", trips: [trip("rome", day: 2)]).title == "3 nights in Rome")
    #expect(try await plan("Any ideas?", trips: []).days.isEmpty)
  }

  @Test func givesTheSameAnswerEachTime() async throws {
    let trips = [trip("rome", day: 2)]
    #expect(try await plan("Rome", trips: trips) == plan("Rome", trips: trips))
  }

  private func plan(_ question: String, trips: [Trip]) async throws -> TripPlan {
    let request = TripPlanRequest(question: question, upcomingTrips: trips, today: today)
    return try await RuleBasedLanguageModel().plan(for: request)
  }

  private func graph(trips: [Trip]) -> AssistantGraph {
    let now = today
    let graph = AssistantGraph(now: { now })
    graph.trips.onTrips { trips }
    return graph
  }

  private func trip(_ id: String, day: Double, _ status: TripStatus = .booked) -> Trip {
    Trip(
      id: Trip.ID(rawValue: id), destination: id.capitalized, departure: today.addingTimeInterval(day * 86_400),
      nights: 3, price: Money(minorUnits: 100), status: status)
  }
}
