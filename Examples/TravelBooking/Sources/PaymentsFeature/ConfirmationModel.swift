import BookingInterface
import Observation
import PaymentsInterface

/// The last step of a checkout: pays, once.
@MainActor
@Observable
public final class ConfirmationModel {
  public private(set) var receipt: Receipt?
  public private(set) var failure: String?

  private let draft: CheckoutDraft
  private let gateway: any PaymentGateway

  public init(draft: CheckoutDraft, gateway: any PaymentGateway) {
    self.draft = draft
    self.gateway = gateway
  }

  public var amount: Money { draft.trip.price }
  public var canPay: Bool { draft.card != nil && receipt == nil }

  /// May be called again after a failure: the draft's key makes sure that nobody pays twice.
  public func pay() async {
    guard let card = draft.card, receipt == nil else { return }
    let order = PaymentOrder(
      tripID: draft.trip.id, amount: amount, cardEnding: card.ending, idempotencyKey: draft.idempotencyKey)
    do {
      receipt = try await gateway.pay(order)
      failure = nil
    } catch {
      failure = "The payment did not go through: \(error)"
    }
  }
}
