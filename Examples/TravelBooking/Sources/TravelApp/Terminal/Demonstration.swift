import Foundation
import TravelServer

/// A day in the life of the app, played without a person: the same each time, since its clock stands still.
struct Demonstration {
  static let script = [
    "sign-in mia@example.com travel",
    "trips",
    "show lisbon",
    "pay lisbon 4242 4242 4242 4242",
    "cancel lisbon",
    "trips",
    "ask What shall I do in Kyoto?",
    "sign-out",
    "trips",
  ]

  /// Noon in Greenwich on 1 May 2026.
  static let today = Date(timeIntervalSince1970: 1_777_636_800)

  let show: (String) -> Void

  @MainActor
  func run() async throws {
    let backend = TravelBackend(now: { Self.today })
    let server = try HTTPServer { await backend.respond(to: $0) }
    defer { server.stop() }
    let cacheFolder = FileManager.default.temporaryDirectory.appending(path: "TravelBooking-\(UUID())")
    defer { try? FileManager.default.removeItem(at: cacheFolder) }

    show("A travel server listens on 127.0.0.1; all that follows goes through it.")
    let configuration = AppConfiguration(apiBaseURL: server.baseURL, cacheFolder: cacheFolder)
    let app = AppGraph(configuration: configuration, now: { Self.today }, makeUUID: { UUID() })
    let desk = TravelDesk(app: app)
    for line in Self.script {
      show("\n> \(line)")
      guard let command = TerminalCommand(line) else { continue }
      show(await desk.carryOut(command))
    }
  }
}
