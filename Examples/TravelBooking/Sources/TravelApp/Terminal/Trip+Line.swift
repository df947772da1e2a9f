import BookingInterface
import Foundation

extension Trip {
  /// The trip as one row of a table.
  var line: String {
    let cells = [
      (id.rawValue, 8), (destination, 10), (departure.formatted(.iso8601.year().month().day()), 12),
      ("\(nights) nights", 10), (price.description, 13), (status.rawValue, 0),
    ]
    return "  " + cells.map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }.joined()
  }
}
