import Foundation

/// A folder of its own for each test, removed when the test lets go of it.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "TravelAppTests-\(UUID())")

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
