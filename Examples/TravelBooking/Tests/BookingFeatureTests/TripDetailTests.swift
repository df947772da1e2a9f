import BookingFeature
import BookingInterface
import Foundation
import HandwireTesting
import PaymentsInterface
import Testing

@MainActor
@Suite struct TripDetailTests {
  private let rome = Trip.ID(rawValue: "rome")

  @Test func countsWholeDaysByTheInjectedClock() async {
    let graph = graph(day: 7.5, showing: .sample("rome", inDays: 10))
    let model = graph.makeTripDetail(tripID: rome)
    #expect(model.daysUntilDeparture == nil)
    await model.load()
    #expect(model.daysUntilDeparture == 2)
  }

  @Test func asksForTheMoneyOfAPaidTrip() async {
    let graph = graph(showing: .sample("rome", status: .paid))
    graph.repository.onCancel { _ in .sample("rome", status: .cancelled) }
    graph.refunds.onRefund { Refund(tripID: $0, amount: Money(minorUnits: 100), issuedAt: .distantPast) }
    let model = graph.makeTripDetail(tripID: rome)
    await model.load()
    await model.cancel()
    #expect(model.trip?.status == .cancelled)
    #expect(model.refund?.amount == Money(minorUnits: 100))
    #expect(graph.repository.calls == [.trip(rome), .cancel(rome)])
    #expect(graph.refunds.calls == [.refund(for: rome)])
  }

  @Test func asksForNothingIfNothingWasPaid() async {
    let graph = graph(showing: .sample("rome"))
    graph.repository.onCancel { _ in .sample("rome", status: .cancelled) }
    let model = graph.makeTripDetail(tripID: rome)
    await model.load()
    await model.cancel()
    #expect(model.trip?.status == .cancelled)
    #expect(model.refund == nil)
    #expect(graph.refunds.calls.isEmpty)
  }

  @Test func leavesATripAloneThatHasDeparted() async {
    let graph = graph(day: 2, showing: .sample("rome", inDays: 1))
    let model = graph.makeTripDetail(tripID: rome)
    await model.load()
    await model.cancel()
    #expect(!model.canBeCancelled)
    #expect(model.daysUntilDeparture == nil)
    #expect(graph.repository.calls == [.trip(rome)])
  }

  /// A test that forgets to say what payments do fails by their name, and by the way that led there.
  @Test func whatNobodyReplacedFailsTheTestByName() async {
    let graph = graph(showing: .sample("rome", status: .paid))
    graph.repository.onCancel { _ in .sample("rome", status: .cancelled) }
    let model = graph.makeTripDetail(tripID: rome)
    await model.load()
    await withKnownIssue {
      await model.cancel()
    } matching: { issue in
      let text = issue.description + issue.comments.map(\.rawValue).joined()
      return text.contains("RefundRequesting.refund(for:)")
        && text.contains("BookingGraph.makeTripDetail(tripID:) → TripDetailModel → refunds: any RefundRequesting")
    }
  }

  private func graph(day: Double = 0, showing trip: Trip) -> BookingGraph {
    let graph = BookingGraph(now: { Date(timeIntervalSinceReferenceDate: day * 86_400) })
    graph.repository.onTrip { _ in trip }
    return graph
  }
}
