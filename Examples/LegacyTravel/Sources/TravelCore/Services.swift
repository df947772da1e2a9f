/// What the company's server answers.
public protocol APIClient {
  func offers() -> [Trip]
  func trips() -> [Trip]
  func cancel(tripID: String)
}

/// The signed-in traveller's trips.
public protocol BookingRepository {
  func trips() -> [Trip]
}

/// Tells the company what travellers do.
public protocol Analytics {
  func track(_ event: String)
}

/// Takes the money.
public protocol PaymentGateway {
  func pay(_ amount: Int, for trip: Trip, seats: [String]) -> Booking
}

/// Reminds the traveller of a departure.
public protocol ReminderScheduling {
  func remind(of trip: Trip)
}

/// Knows which seats are free.
public protocol SeatMapLoading {
  func freeSeats(of trip: Trip) -> [String]
}
