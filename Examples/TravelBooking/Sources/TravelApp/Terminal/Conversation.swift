import Foundation
import TravelServer

/// The app in a terminal: one command a line, until `quit` or the end of the input.
@MainActor
struct Conversation {
  func run() async throws {
    let backend = TravelBackend(now: { Date() })
    let server = try HTTPServer { await backend.respond(to: $0) }
    defer { server.stop() }

    let caches = try FileManager.default.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let configuration = AppConfiguration(
      apiBaseURL: server.baseURL, cacheFolder: caches.appending(path: "TravelBooking"))
    let app = AppGraph(configuration: configuration, now: { Date() }, makeUUID: { UUID() })
    let desk = TravelDesk(app: app)
    print("A travel server listens at \(server.baseURL).\n\(TerminalCommand.overview)")
    while let line = nextLine() {
      guard let command = TerminalCommand(line) else {
        print("Sorry? Type help to see what is possible.")
        continue
      }
      print(await desk.carryOut(command))
      if command == .quit { return }
    }
  }

  private func nextLine() -> String? {
    print("> ", terminator: "")
    fflush(nil)
    return readLine()
  }
}
