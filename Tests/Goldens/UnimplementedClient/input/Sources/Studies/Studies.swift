/// Where events go.
public struct AnalyticsClient: Sendable {
  public var track: @Sendable (_ event: String) -> Void
  public var count: @Sendable () async throws -> Int

  public init(track: @escaping @Sendable (_ event: String) -> Void, count: @escaping @Sendable () async throws -> Int) {
    self.track = track
    self.count = count
  }
}

public final class Study {
  public init(analytics: AnalyticsClient) {}
}
