import BookingFeature
import Foundation
import Platform
import Swinject
import TravelCore
import TripsFeature

/// Everything that the app is made of.
struct AppAssembly: Assembly {  // sin: god-container
  let flags: FeatureFlags

  func assemble(container: Container) {
    // The company
    container.register(TravelServer.self) { _ in TravelServer.sample }
    container.register(APIClient.self, name: "open") { r in
      OpenAPIClient(server: r.resolve(TravelServer.self)!)
    }
    container.register(APIClient.self, name: "authorized") { r in
      AuthorizedAPIClient(server: r.resolve(TravelServer.self)!, session: r.resolve(SessionStore.self)!)
    }
    container.register(Analytics.self) { _ in ServerAnalytics(send: { print("event: \($0)") }) }
    container.register(PaymentGateway.self) { _ in CardGateway() }

    // The traveller
    container.register(SessionStore.self) { _ in SessionStore() }.inObjectScope(.container)
    // sin: session-state-in-app-scope
    container.register(TripCache.self) { _ in TripCache() }.inObjectScope(.container)
    container.register(BookingRepository.self) { r in
      CachedBookingRepository(
        api: r.resolve(APIClient.self, name: "authorized")!, cache: r.resolve(TripCache.self)!)
    }

    // The device
    container.register(NotificationCenter.self) { _ in NotificationCenter() }.inObjectScope(.container)
    // sin: unused-registration
    container.register(CurrencyConverter.self) { _ in CurrencyConverter(dollarsPerEuro: 1.1) }
    #if DEBUG
      container.register(DebugMenu.self) { _ in DebugMenu() }
    #endif

    // Trips
    container.register(TripListViewModel.self) { r in TripListViewModel(resolver: r) }
    container.register(TripDetailViewModel.self) { (r: Resolver, trip: Trip) in  // sin: cached-with-argument
      TripDetailViewModel(trip: trip, resolver: r)
    }.inObjectScope(.container)

    // Booking
    if flags.seatMaps {
      container.register(SeatMapLoading.self) { _ in RemoteSeatMap() }
    }
    container.register(BookingDraft.self) { _ in BookingDraft() }  // sin: unshared-state
    container.register(SeatHold.self) { _ in SeatHold(id: UUID()) }.inObjectScope(.weak)  // sin: weak-value-type
    container.register(SeatsViewModel.self) { _ in SeatsViewModel() }
    container.register(CheckoutViewModel.self) { _ in CheckoutViewModel() }
      .initCompleted { r, model in model.coordinator = r.resolve(CheckoutCoordinator.self) }  // sin: retain-cycle
    container.register(CheckoutCoordinator.self) { r in
      CheckoutCoordinator(viewModel: r.resolve(CheckoutViewModel.self)!)
    }
    container.register(ReceiptViewModel.self) { (_: Resolver, number: Int) in ReceiptViewModel(number: number) }
  }
}
