import Handwire

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(SwiftUI)
  import SwiftUI
#endif

final class Client {
  let address: URL
  init(address: URL) { self.address = address }
}

struct AppBlueprint: Blueprint {
  @Given private var address: URL
  @Owned var client: Client

  #if DEBUG
    func makeClient(address: URL) -> Client { built() }
  #endif

  static func zone() -> TimeZone? { nil }
}
