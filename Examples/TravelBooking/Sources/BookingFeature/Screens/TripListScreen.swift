#if canImport(SwiftUI)
  import BookingInterface
  import SwiftUI

  /// The traveller's trips; a tap opens one.
  public struct TripListScreen: View {
    private let model: TripListModel

    public init(model: TripListModel) {
      self.model = model
    }

    public var body: some View {
      NavigationStack {
        List(model.trips) { trip in
          NavigationLink(value: trip.id) {
            TripRow(trip: trip)
          }
        }
        .navigationTitle("Trips")
        .navigationDestination(for: Trip.ID.self) { tripID in
          TripDetailScreen { model.detail(of: tripID) }
        }
        .overlay {
          if let failure = model.failure {
            ContentUnavailableView("No trips", systemImage: "wifi.slash", description: Text(failure))
          }
        }
        .task { await model.load() }
        .refreshable { await model.load() }
      }
    }
  }
#endif
