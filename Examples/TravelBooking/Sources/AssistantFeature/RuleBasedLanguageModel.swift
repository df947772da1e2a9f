import BookingInterface

/// A stand-in for a language model: instant, offline, and the same answer each time.
public struct RuleBasedLanguageModel: LanguageModelClient {
  public init() {}

  /// Plans the trip whose destination the question names, else the next one.
  public func plan(for request: TripPlanRequest) async throws -> TripPlan {
    let question = request.question.lowercased()
    let named = request.upcomingTrips.first { question.contains($0.destination.lowercased()) }
    guard let trip = named ?? request.upcomingTrips.first else {
      return TripPlan(title: "Nothing is booked yet: where would you like to go?", days: [])
    }
    let count = max(1, trip.nights)
    return TripPlan(
      title: "\(trip.nights) nights in \(trip.destination)",
      days: (1...count).map { TripPlan.Day(number: $0, activities: activities(onDay: $0, of: count)) })
  }

  private func activities(onDay day: Int, of count: Int) -> [String] {
    if day == 1 { return ["arrive and settle in", "dinner close to the hotel"] }
    if day == count { return ["one last walk", "a gift to take home"] }
    let ideas = [
      ["the old town on foot", "a local market"],
      ["a museum in the morning", "the waterfront at dusk"],
      ["a day trip by train", "an early night"],
    ]
    return ideas[(day - 2) % ideas.count]
  }
}
