/// The way into the assistant.
@MainActor
public struct AssistantFeature {
  public let assistant: AssistantModel

  public init(dependencies: AssistantDependencies) {
    assistant = AssistantModel(
      languageModel: dependencies.languageModel, trips: dependencies.trips, now: dependencies.now)
  }
}
