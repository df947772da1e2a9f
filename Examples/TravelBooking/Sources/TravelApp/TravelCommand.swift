import Foundation

/// The entry point: `--demo`, or nobody at the keyboard, plays the demonstration.
@main
@MainActor
struct TravelCommand {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--demo") || isatty(STDIN_FILENO) == 0 {
      try await Demonstration(show: { print($0) }).run()
    } else {
      try await Conversation().run()
    }
  }
}
