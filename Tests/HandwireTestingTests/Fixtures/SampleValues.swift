import HandwireTesting

enum SpyKey: AmbientKey {
  static var live: Recorder<String> { Recorder() }
  static var test: Recorder<String> { Recorder() }
}

enum GatewayKey: AmbientKey {
  static var live: String { "live" }
}

/// A client of closures, as an app declares it.
struct TripClient: Sendable {
  var count: @Sendable () -> Int
  var book: @Sendable (String) async throws -> Bool
}

enum TripClientKey: AmbientKey {
  static var live: TripClient { TripClient(count: { 1 }, book: { _ in true }) }
  static var test: TripClient {
    TripClient(
      count: unimplemented("count", of: TripClient.self, returning: 0),
      book: unimplemented("book", of: TripClient.self))
  }
}

extension AmbientValues {
  var spy: Recorder<String> {
    get { self[SpyKey.self] }
    set { self[SpyKey.self] = newValue }
  }
  var gateway: String {
    get { self[GatewayKey.self] }
    set { self[GatewayKey.self] = newValue }
  }
  var tripClient: TripClient {
    get { self[TripClientKey.self] }
    set { self[TripClientKey.self] = newValue }
  }
}
