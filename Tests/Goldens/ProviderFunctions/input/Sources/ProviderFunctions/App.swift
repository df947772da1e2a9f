import Foundation
import Handwire

struct Configuration {
  let host: String
}

final class Client {
  let baseURL: URL
  let now: @Sendable () -> Date

  init(baseURL: URL, now: @escaping @Sendable () -> Date) {
    self.baseURL = baseURL
    self.now = now
  }
}

struct AppBlueprint: Blueprint {
  @Given var configuration: Configuration
  @Owned var client: Client

  static func baseURL(configuration: Configuration) -> URL { URL(filePath: "/\(configuration.host)") }

  static func now() -> @Sendable () -> Date { { Date(timeIntervalSince1970: 0) } }
}
