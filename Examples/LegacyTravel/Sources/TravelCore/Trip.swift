/// A journey that a traveller has booked, or could book.
public struct Trip: Identifiable, Equatable {
  public let id: String
  public let destination: String
  /// Of one seat, in euros.
  public let price: Int

  public init(id: String, destination: String, price: Int) {
    self.id = id
    self.destination = destination
    self.price = price
  }
}
