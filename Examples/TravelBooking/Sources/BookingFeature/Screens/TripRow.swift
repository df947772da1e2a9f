#if canImport(SwiftUI)
  import BookingInterface
  import SwiftUI

  /// One trip in the list.
  struct TripRow: View {
    let trip: Trip

    var body: some View {
      LabeledContent {
        Text(trip.status.rawValue)
      } label: {
        Text(trip.destination)
        Text(trip.departure, style: .date)
      }
    }
  }
#endif
