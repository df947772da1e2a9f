import Handwire
import Platform
import TravelServer

@testable import TravelApp

/// The app's graph with the server in the same process: no sockets, all else as it is shipped.
@MainActor
struct TestAppBlueprint: Blueprint {
  typealias Refines = AppBlueprint

  @Owned(InProcessAPIClient.self) private var httpClient: any APIClient
  @Owned var backend: TravelBackend
}
