import BookingFeature
import BookingInterface
import Foundation
import Testing

@MainActor
@Suite struct TripDetailTests {
  private let refunds = StubRefunds()

  @Test func countsWholeDaysByTheInjectedClock() async {
    let model = detail(of: StubBookingRepository(trips: [.sample("rome", inDays: 10)]), day: 7.5)
    #expect(model.daysUntilDeparture == nil)
    await model.load()
    #expect(model.daysUntilDeparture == 2)
  }

  @Test func asksForTheMoneyOfAPaidTrip() async {
    let repository = StubBookingRepository(trips: [.sample("rome", status: .paid)])
    let model = detail(of: repository)
    await model.load()
    await model.cancel()
    #expect(model.trip?.status == .cancelled)
    #expect(model.refund?.amount == Money(minorUnits: 100))
    #expect(await repository.cancelled == [Trip.ID(rawValue: "rome")])
    #expect(await refunds.requested == [Trip.ID(rawValue: "rome")])
  }

  @Test func asksForNothingIfNothingWasPaid() async {
    let model = detail(of: StubBookingRepository(trips: [.sample("rome")]))
    await model.load()
    await model.cancel()
    #expect(model.trip?.status == .cancelled)
    #expect(model.refund == nil)
    #expect(await refunds.requested.isEmpty)
  }

  @Test func leavesATripAloneThatHasDeparted() async {
    let repository = StubBookingRepository(trips: [.sample("rome", inDays: 1)])
    let model = detail(of: repository, day: 2)
    await model.load()
    await model.cancel()
    #expect(!model.canBeCancelled)
    #expect(model.daysUntilDeparture == nil)
    #expect(await repository.cancelled.isEmpty)
  }

  private func detail(of repository: StubBookingRepository, day: Double = 0) -> TripDetailModel {
    TripDetailModel(
      tripID: Trip.ID(rawValue: "rome"), repository: repository, refunds: refunds,
      now: { Date(timeIntervalSinceReferenceDate: day * 86_400) })
  }
}
