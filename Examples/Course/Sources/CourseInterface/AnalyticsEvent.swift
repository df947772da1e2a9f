import Foundation

/// Something that happened while somebody studied.
public struct AnalyticsEvent: Hashable, Codable, Sendable {
  public let name: String
  /// The same for all events of one sitting.
  public let sittingID: UUID
  public let date: Date

  public init(name: String, sittingID: UUID, date: Date) {
    self.name = name
    self.sittingID = sittingID
    self.date = date
  }
}
