import Foundation
import Handwire
import Platform

/// App scope: begins at launch, ends with the process.
@MainActor
struct AppBlueprint: Blueprint {
  @Given private var configuration: AppConfiguration
  @Given private var now: @Sendable () -> Date
  @Given private var makeUUID: @Sendable () -> UUID

  @Owned(URLSessionAPIClient.init(baseURL:)) private var httpClient: any APIClient
  @Owned var authenticator: Authenticator

  /// The signed-in traveller's scope; nil while nobody is signed in.
  @Child var session: SessionGraph?

  static func baseURL(configuration: AppConfiguration) -> URL { configuration.apiBaseURL }
}
