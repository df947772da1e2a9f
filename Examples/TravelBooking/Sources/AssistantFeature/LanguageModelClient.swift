/// A language model that answers in the type that it is asked for.
public protocol LanguageModelClient: Sendable {
  func plan(for request: TripPlanRequest) async throws -> TripPlan
}
