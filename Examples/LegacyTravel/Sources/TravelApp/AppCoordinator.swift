import BookingFeature
import Platform
import Swinject  // sin: container-import
import TripsFeature

/// From signing in to signing out.
final class AppCoordinator {
  private let container: Container  // sin: container-parameter

  init(container: Container) {  // sin: container-parameter
    self.container = container
  }

  func signIn(_ traveller: String) -> TripsCoordinator {
    container.resolve(SessionStore.self)!.signIn(traveller)  // sin: locator-call, force-unwrapped-dependency
    return TripsCoordinator(container: container)
  }

  func signOut() {
    container.resolve(SessionStore.self)!.signOut()  // sin: locator-call, force-unwrapped-dependency
  }

  func seats() -> SeatsViewModel {
    container.resolve(SeatsViewModel.self)!  // sin: locator-call, force-unwrapped-dependency
  }

  func checkout() -> CheckoutCoordinator {
    container.resolve(CheckoutCoordinator.self)!  // sin: locator-call, force-unwrapped-dependency
  }

  /// Shaking the device.
  func debugEntries() -> [String] {
    // sin: locator-call, force-unwrapped-dependency, conditional-registration
    container.resolve(DebugMenu.self)!.entries
  }
}
