import Foundation
import Swinject  // sin: container-import
import TravelCore

extension Notification.Name {
  public static let tripsChanged = Notification.Name("tripsChanged")
}

/// The traveller's trips, and what they could book next.
public final class TripListViewModel {
  public private(set) var trips: [Trip] = []
  public private(set) var offers: [Trip] = []

  private let resolver: Resolver  // sin: container-parameter

  public init(resolver: Resolver) {  // sin: container-parameter
    self.resolver = resolver
  }

  public func load() {
    trips = resolver.resolve(BookingRepository.self)!.trips()  // sin: locator-call, force-unwrapped-dependency
    offers = resolver.resolve(APIClient.self, name: "open")!.offers()  // sin: locator-call, force-unwrapped-dependency
  }

  /// Keeps the list as it is on the server.
  public func follow() {
    let center = resolver.resolve(NotificationCenter.self)!  // sin: locator-call, force-unwrapped-dependency
    _ = center.addObserver(forName: .tripsChanged, object: nil, queue: nil) { _ in  // sin: scope-leak
      self.load()
    }
  }
}
