import BookingInterface
import Foundation

/// Moves money; both calls may be repeated with the same key without moving it twice.
public protocol PaymentGateway: Sendable {
  func pay(_ order: PaymentOrder) async throws -> Receipt
  func refund(_ tripID: Trip.ID, idempotencyKey: UUID) async throws -> Refund
}
