import Swinject  // sin: container-import
import TravelCore

/// From the list of trips to one of them.
public final class TripsCoordinator {
  private let container: Container  // sin: container-parameter

  public init(container: Container) {  // sin: container-parameter
    self.container = container
  }

  public func list() -> TripListScreen {
    // sin: locator-call, force-unwrapped-dependency
    let screen = TripListScreen(viewModel: container.resolve(TripListViewModel.self)!)
    screen.appear()
    return screen
  }

  public func detail(of trip: Trip) -> TripDetailViewModel {
    container.resolve(TripDetailViewModel.self, argument: trip)!  // sin: locator-call, force-unwrapped-dependency
  }
}
