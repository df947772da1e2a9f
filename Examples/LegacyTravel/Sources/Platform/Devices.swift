import TravelCore

/// Takes any card.
public struct CardGateway: PaymentGateway {
  public init() {}

  public func pay(_ amount: Int, for trip: Trip, seats: [String]) -> Booking {
    Booking(number: "TR-\(amount)", trip: trip, seats: seats)
  }
}

/// Leaves a note on the device, a day before departure.
public struct LocalReminders: ReminderScheduling {
  public init() {}

  public func remind(of trip: Trip) { print("Tomorrow: \(trip.destination)") }
}

/// The seat map of the new checkout.
public struct RemoteSeatMap: SeatMapLoading {
  public init() {}

  public func freeSeats(of trip: Trip) -> [String] { ["1A", "1B", "2C"] }
}
