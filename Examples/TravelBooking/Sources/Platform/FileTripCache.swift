import BookingInterface
import Foundation

/// Trips in one JSON file, which is written whole or not at all.
public struct FileTripCache: TripCache {
  private let cacheFile: URL

  public init(cacheFile: URL) {
    self.cacheFile = cacheFile
  }

  public func load() throws -> [Trip] {
    guard FileManager.default.fileExists(atPath: cacheFile.path) else { return [] }
    return try JSONDecoder().decode([Trip].self, from: Data(contentsOf: cacheFile))
  }

  public func save(_ trips: [Trip]) throws {
    try FileManager.default.createDirectory(
      at: cacheFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(trips).write(to: cacheFile, options: .atomic)
  }

  public func clear() throws {
    guard FileManager.default.fileExists(atPath: cacheFile.path) else { return }
    try FileManager.default.removeItem(at: cacheFile)
  }
}
