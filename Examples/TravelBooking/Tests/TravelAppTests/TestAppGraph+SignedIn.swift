import Foundation
import Platform

@testable import TravelApp

extension TestAppGraph {
  nonisolated static let today = Date(timeIntervalSince1970: 1_777_636_800)

  convenience init(cacheFolder: URL) {
    let configuration = AppConfiguration(apiBaseURL: URL(filePath: "/"), cacheFolder: cacheFolder)
    self.init(configuration: configuration, now: { Self.today }, makeUUID: { UUID() })
  }

  @discardableResult
  func signIn(_ name: String = "mia") async throws -> SessionGraph {
    let signIn = try await authenticator.signIn(email: "\(name)@example.com", password: "travel")
    return startSession(user: signIn.user, token: signIn.token)
  }
}
