/// Where events go.
public struct AnalyticsClient: Sendable {
  public var track: @Sendable (AnalyticsEvent) -> Void

  public init(track: @escaping @Sendable (AnalyticsEvent) -> Void) {
    self.track = track
  }
}
