import BookingInterface
import Handwire
import PaymentsFeature
import PaymentsInterface
import Platform

/// The payments feature's share of a session.
@MainActor
struct PaymentsPart: BlueprintPart {
  @Owned(RemotePaymentGateway.self) private var gateway: any PaymentGateway
  @Built(RefundDesk.self) private var refunds: any RefundRequesting

  /// Begins a checkout; it lasts for as long as the caller holds it.
  func makeCheckout(trip: Trip) -> CheckoutGraph { built() }
}
