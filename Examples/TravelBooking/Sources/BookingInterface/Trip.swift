import Foundation

/// A journey that a traveller has booked.
public struct Trip: Identifiable, Hashable, Codable, Sendable {
  /// What the server calls a trip, `lisbon` for instance.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let id: ID
  public let destination: String
  public let departure: Date
  public let nights: Int
  public let price: Money
  public let status: TripStatus

  public init(id: ID, destination: String, departure: Date, nights: Int, price: Money, status: TripStatus) {
    self.id = id
    self.destination = destination
    self.departure = departure
    self.nights = nights
    self.price = price
    self.status = status
  }

  /// The same trip with another status.
  public func marked(_ status: TripStatus) -> Trip {
    Trip(id: id, destination: destination, departure: departure, nights: nights, price: price, status: status)
  }
}
