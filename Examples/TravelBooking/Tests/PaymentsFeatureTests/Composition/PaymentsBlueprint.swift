import BookingInterface
import Foundation
import Handwire
import PaymentsFeature

/// Payments alone: one checkout, and the desk that gives money back.
@MainActor
struct PaymentsBlueprint: Blueprint {
  typealias Boundaries = Unimplemented

  @Given private var trip: Trip
  @Given private var makeUUID: @Sendable () -> UUID

  @Owned private var draft: CheckoutDraft
  @Owned var payments: PaymentsFeature
  @Owned var refunds: RefundDesk
}
