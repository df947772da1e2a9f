/// How far a booking has come.
public enum TripStatus: String, Codable, Sendable {
  case booked
  case paid
  case cancelled
}
