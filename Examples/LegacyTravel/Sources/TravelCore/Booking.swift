/// What the traveller gets for their money.
public struct Booking: Equatable {
  /// As it is printed on the ticket: `TR-2041`.
  public let number: String
  public let trip: Trip
  public let seats: [String]

  public init(number: String, trip: Trip, seats: [String]) {
    self.number = number
    self.trip = trip
    self.seats = seats
  }
}
