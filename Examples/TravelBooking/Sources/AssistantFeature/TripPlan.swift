/// What the assistant answers: a value to show, not a text to parse.
public struct TripPlan: Hashable, Sendable {
  public struct Day: Hashable, Sendable {
    /// 1 is the day of arrival.
    public let number: Int
    public let activities: [String]

    public init(number: Int, activities: [String]) {
      self.number = number
      self.activities = activities
    }
  }

  public let title: String
  public let days: [Day]

  public init(title: String, days: [Day]) {
    self.title = title
    self.days = days
  }
}
