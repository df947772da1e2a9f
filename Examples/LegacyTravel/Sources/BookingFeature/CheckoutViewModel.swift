import Injection
import TravelCore

/// Second step: the price, and paying it.
public final class CheckoutViewModel {
  /// Told when all is paid.
  public var coordinator: CheckoutCoordinator?

  @Injected private var draft: BookingDraft  // sin: locator-call
  @Injected private var payments: PaymentGateway  // sin: locator-call
  @Injected private var analytics: Analytics  // sin: locator-call
  @Injected public var hold: SeatHold  // sin: locator-call

  public init() {}

  public func total(of trip: Trip) -> Int {
    trip.price * draft.seats.count
  }

  public func pay(for trip: Trip) -> ReceiptViewModel? {
    let booking = payments.pay(total(of: trip), for: trip, seats: draft.seats)
    analytics.track("paid \(booking.number)")
    coordinator?.finish()
    // sin: locator-call, argument-mismatch
    return Services.container.resolve(ReceiptViewModel.self, argument: booking.number)
  }
}
