import BookingFeature
import BookingInterface
import HandwireTesting
import Testing

@testable import BookingDemo

@MainActor
@Suite struct DemoGraphTests {
  @Test func theFeatureRunsAloneOnFakes() async {
    let graph = DemoGraph(fixtures: BookingDemo.fixtures)
    let tripList = graph.booking.tripList
    await tripList.load()
    #expect(tripList.trips.map(\.destination) == ["Rome", "Porto"])

    let rome = tripList.detail(of: Trip.ID(rawValue: "rome"))
    await rome.load()
    await rome.cancel()
    #expect(rome.refund?.amount == Money(minorUnits: 27_500))
    await tripList.load()
    #expect(tripList.trips.first?.status == .cancelled)
  }

  @Test func detailsOutliveTheGraphWithoutHoldingIt() {
    var graph: DemoGraph? = DemoGraph(fixtures: BookingDemo.fixtures)
    let tripList = graph?.booking.tripList
    expectReleased(named: ["graph": graph]) { graph = nil }
    #expect(tripList?.detail(of: Trip.ID(rawValue: "rome")) != nil)
  }
}
