import BookingInterface
import Handwire
import PaymentsFeature

/// Checkout scope: begins when a traveller wants to pay for a trip, ends when they leave the checkout.
@MainActor
struct CheckoutBlueprint: Blueprint {
  typealias Parent = SessionBlueprint

  @Given private var trip: Trip

  @Owned private var draft: CheckoutDraft
  @Owned var payments: PaymentsFeature
}
