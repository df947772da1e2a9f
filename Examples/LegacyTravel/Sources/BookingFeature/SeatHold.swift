import Foundation

/// Keeps the chosen seats for a quarter of an hour, for all steps of one booking.
public struct SeatHold: Equatable {
  public let id: UUID

  public init(id: UUID) {
    self.id = id
  }
}
