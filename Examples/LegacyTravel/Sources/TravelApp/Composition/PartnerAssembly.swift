import Platform
import Swinject
import TravelCore

/// What the airline that sells our trips wanted to have otherwise, once.
struct PartnerAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Analytics.self) { _ in SilentAnalytics() }  // sin: duplicate-registration
  }
}
