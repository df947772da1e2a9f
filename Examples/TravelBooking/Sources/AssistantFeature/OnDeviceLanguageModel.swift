#if canImport(FoundationModels)
  import BookingInterface
  import Foundation
  import FoundationModels

  /// Apple's on-device model, which fills in the plan field by field (guided generation).
  @available(macOS 26.0, iOS 26.0, visionOS 26.0, *)
  public struct OnDeviceLanguageModel: LanguageModelClient {
    public init() {}

    /// False where the device cannot run the model or its owner has switched it off.
    public static var isAvailable: Bool { SystemLanguageModel.default.isAvailable }

    public func plan(for request: TripPlanRequest) async throws -> TripPlan {
      let session = LanguageModelSession(
        instructions: "You plan days for a traveller. Keep every activity to a few words.")
      let response = try await session.respond(to: prompt(for: request), generating: GeneratedPlan.self)
      return response.content.tripPlan
    }

    private func prompt(for request: TripPlanRequest) -> String {
      let trips = request.upcomingTrips.map { trip in
        "\(trip.destination), from \(trip.departure.formatted(.iso8601)), \(trip.nights) nights"
      }
      return """
        Today is \(request.today.formatted(.iso8601)).
        Upcoming trips: \(trips.joined(separator: "; ")).
        The traveller asks: \(request.question)
        """
    }
  }

  @available(macOS 26.0, iOS 26.0, visionOS 26.0, *)
  @Generable
  struct GeneratedPlan {
    @Guide(description: "A short title that names the destination")
    var title: String

    @Guide(description: "One entry for each day of the stay, in order", .maximumCount(14))
    var days: [GeneratedDay]

    var tripPlan: TripPlan {
      TripPlan(
        title: title,
        days: days.enumerated().map { TripPlan.Day(number: $0.offset + 1, activities: $0.element.activities) })
    }
  }

  @available(macOS 26.0, iOS 26.0, visionOS 26.0, *)
  @Generable
  struct GeneratedDay {
    @Guide(description: "Two or three activities, each a few words", .maximumCount(3))
    var activities: [String]
  }
#endif
