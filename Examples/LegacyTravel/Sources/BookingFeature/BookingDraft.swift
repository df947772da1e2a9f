import TravelCore

/// What the traveller has chosen so far, in all steps of one booking.
public final class BookingDraft {
  public var seats: [String] = []

  public init() {}
}
