import BookingInterface
import Foundation
import PaymentsInterface

/// Payments and refunds by way of the company's server.
public struct RemotePaymentGateway: PaymentGateway {
  private struct RefundOrder: Encodable {
    let idempotencyKey: UUID
  }

  private let api: any APIClient

  public init(api: any APIClient) {
    self.api = api
  }

  public func pay(_ order: PaymentOrder) async throws -> Receipt {
    try await api.value(APIRequest(.post, "trips/\(order.tripID.rawValue)/payment", sending: order))
  }

  public func refund(_ tripID: Trip.ID, idempotencyKey: UUID) async throws -> Refund {
    let order = RefundOrder(idempotencyKey: idempotencyKey)
    return try await api.value(APIRequest(.post, "trips/\(tripID.rawValue)/refund", sending: order))
  }
}
