import AssistantFeature

/// Answers with an empty plan, or not at all, and remembers what it was told.
actor RecordingLanguageModel: LanguageModelClient {
  struct Silent: Error {}

  private let isSilent: Bool
  private(set) var requests: [TripPlanRequest] = []

  init(isSilent: Bool = false) {
    self.isSilent = isSilent
  }

  func plan(for request: TripPlanRequest) throws -> TripPlan {
    requests.append(request)
    if isSilent { throw Silent() }
    return TripPlan(title: "Plan", days: [])
  }
}
