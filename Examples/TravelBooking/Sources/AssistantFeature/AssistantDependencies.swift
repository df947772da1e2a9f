import BookingInterface
import Foundation

/// Everything that the assistant needs from outside.
@MainActor
public struct AssistantDependencies {
  public let languageModel: any LanguageModelClient
  public let trips: any TripReading
  public let now: @Sendable () -> Date

  public init(languageModel: any LanguageModelClient, trips: any TripReading, now: @escaping @Sendable () -> Date) {
    self.languageModel = languageModel
    self.trips = trips
    self.now = now
  }
}
