import BookingInterface

/// Asks for the money of a cancelled trip; all that booking needs of payments.
public protocol RefundRequesting: Sendable {
  func refund(for tripID: Trip.ID) async throws -> Refund
}
