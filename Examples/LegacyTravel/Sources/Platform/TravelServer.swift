import TravelCore

/// The company's server; in this example, a few trips in memory.
public struct TravelServer {
  public let offers: [Trip]
  public let tripsByTraveller: [String: [Trip]]

  public init(offers: [Trip], tripsByTraveller: [String: [Trip]]) {
    self.offers = offers
    self.tripsByTraveller = tripsByTraveller
  }

  public static let sample = TravelServer(
    offers: [Trip(id: "oslo", destination: "Oslo", price: 90)],
    tripsByTraveller: [
      "Ada": [
        Trip(id: "lisbon", destination: "Lisbon", price: 120), Trip(id: "turin", destination: "Turin", price: 80),
      ],
      "Grace": [Trip(id: "boston", destination: "Boston", price: 400)],
    ])
}
