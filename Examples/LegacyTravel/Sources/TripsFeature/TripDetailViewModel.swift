import Swinject  // sin: container-import
import TravelCore

/// One trip, and how to get out of it.
public final class TripDetailViewModel {
  public let trip: Trip
  public private(set) var isCancelled = false

  private let resolver: Resolver  // sin: container-parameter

  public init(trip: Trip, resolver: Resolver) {  // sin: container-parameter
    self.trip = trip
    self.resolver = resolver
  }

  public func cancel() {
    // sin: locator-call, unregistered-service
    guard let api = resolver.resolve(APIClient.self, name: "authorised") else { return }
    api.cancel(tripID: trip.id)
    isCancelled = true
  }

  public func remind() {
    resolver.resolve(ReminderScheduling.self)?.remind(of: trip)  // sin: locator-call, unregistered-service
  }
}
