/// Keeps the trips that were seen last, for times without a connection.
public protocol TripCache: Sendable {
  /// Empty if nothing was saved yet.
  func load() throws -> [Trip]
  func save(_ trips: [Trip]) throws
  func clear() throws
}
