import BookingFeature
import BookingInterface
import Foundation
import Testing

@MainActor
@Suite struct TripListTests {
  @Test func showsTripsInOrderOfDeparture() async {
    let repository = StubBookingRepository(trips: [.sample("rome", inDays: 9), .sample("oslo", inDays: 2)])
    let model = list(of: repository)
    await model.load()
    #expect(model.trips.map(\.id.rawValue) == ["oslo", "rome"])
    #expect(model.failure == nil)
  }

  @Test func saysWhyLoadingFailed() async {
    let model = list(of: StubBookingRepository(failure: .init()))
    await model.load()
    #expect(model.trips.isEmpty)
    #expect(model.failure != nil)
  }

  @Test func opensEachTripWithANewModel() async {
    var asked: [Trip.ID] = []
    let repository = StubBookingRepository(trips: [.sample("rome")])
    let feature = BookingFeature(
      dependencies: BookingDependencies(
        repository: repository,
        makeTripDetail: { tripID in
          asked.append(tripID)
          return TripDetailModel(tripID: tripID, repository: repository, refunds: StubRefunds(), now: { Date() })
        }))
    let rome = Trip.ID(rawValue: "rome")
    let first = feature.tripList.detail(of: rome)
    let second = feature.tripList.detail(of: rome)
    #expect(first !== second)
    #expect(asked == [rome, rome])
  }

  private func list(of repository: StubBookingRepository) -> TripListModel {
    TripListModel(
      repository: repository,
      makeTripDetail: {
        TripDetailModel(tripID: $0, repository: repository, refunds: StubRefunds(), now: { .distantPast })
      })
  }
}
