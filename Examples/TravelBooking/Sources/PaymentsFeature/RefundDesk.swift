import BookingInterface
import Foundation
import PaymentsInterface

/// Turns a wish for a refund into one request to the gateway; it has no state, so it needs no owner.
public struct RefundDesk: RefundRequesting {
  private let gateway: any PaymentGateway
  private let makeUUID: @Sendable () -> UUID

  public init(gateway: any PaymentGateway, makeUUID: @escaping @Sendable () -> UUID) {
    self.gateway = gateway
    self.makeUUID = makeUUID
  }

  public func refund(for tripID: Trip.ID) async throws -> Refund {
    try await gateway.refund(tripID, idempotencyKey: makeUUID())
  }
}
