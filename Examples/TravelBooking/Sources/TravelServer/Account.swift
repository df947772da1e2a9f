import BookingInterface
import Foundation
import PaymentsInterface

/// One traveller, as the server keeps them.
struct Account: Sendable {
  let id: String
  let name: String
  let password: String
  var trips: [Trip]
  var receipts: [UUID: Receipt] = [:]
  var refunds: [UUID: Refund] = [:]

  subscript(tripID: Trip.ID) -> Trip? {
    get { trips.first { $0.id == tripID } }
    set {
      guard let newValue, let index = trips.firstIndex(where: { $0.id == tripID }) else { return }
      trips[index] = newValue
    }
  }

  /// By email address; departures are counted from the day that is handed in.
  static func samples(today: Date) -> [String: Account] {
    func trip(_ id: String, _ destination: String, inDays days: Int, nights: Int, cents: Int) -> Trip {
      Trip(
        id: Trip.ID(rawValue: id), destination: destination,
        departure: today.addingTimeInterval(Double(days) * 86_400), nights: nights,
        price: Money(minorUnits: cents), status: .booked)
    }
    return [
      "mia@example.com": Account(
        id: "mia", name: "Mia", password: "travel",
        trips: [
          trip("lisbon", "Lisbon", inDays: 30, nights: 4, cents: 48_000),
          trip("oslo", "Oslo", inDays: 3, nights: 2, cents: 31_950),
          trip("kyoto", "Kyoto", inDays: 90, nights: 9, cents: 214_900),
        ]),
      "noah@example.com": Account(
        id: "noah", name: "Noah", password: "travel",
        trips: [trip("rome", "Rome", inDays: 12, nights: 3, cents: 27_500)]),
    ]
  }
}
