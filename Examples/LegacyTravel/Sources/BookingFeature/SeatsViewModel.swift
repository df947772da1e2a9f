import Injection
import TravelCore

/// First step: where to sit.
public final class SeatsViewModel {
  @Injected private var draft: BookingDraft  // sin: locator-call
  @Injected private var seatMap: SeatMapLoading  // sin: locator-call, conditional-registration
  @Injected public var hold: SeatHold  // sin: locator-call

  public init() {}

  public func chooseFirstSeat(of trip: Trip) {
    draft.seats += seatMap.freeSeats(of: trip).prefix(1)
  }
}
