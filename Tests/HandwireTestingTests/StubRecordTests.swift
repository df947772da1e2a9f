import HandwireTesting
import Testing

@Suite struct StubRecordTests {
  enum Call: Equatable {
    case fetch(Int)
    case count
  }

  /// As `handwire doubles` writes it.
  final class StubTrips: Sendable {
    let onFetch = Replaceable<@Sendable (Int) throws -> String>()
    let onCount = Replaceable<@Sendable () -> Int>()
    let stub: StubRecord<Call>

    init(path: String = "") { stub = StubRecord(of: "Trips", path: path) }

    func fetch(id: Int) throws -> String {
      stub.record(.fetch(id))
      guard let meaning = onFetch.meaning else { throw stub.failure("onFetch") }
      return try meaning(id)
    }

    var count: Int {
      stub.record(.count)
      guard let meaning = onCount.meaning else { return stub.unimplemented("onCount", returning: 7) }
      return meaning()
    }

    static var onMake: Replaceable<@Sendable () -> Int> { StubStatics.replaceable("onMake", of: StubTrips.self) }
    static func make() -> Int { onMake.meaning?() ?? 0 }
  }

  @Test func whatHasNoMeaningFailsTheTestByNameWithWhatMendsIt() {
    let stub = StubTrips()
    withKnownIssue {
      #expect(stub.count == 7)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "Trips.count is not implemented, and this test called it. Give it a meaning: stub.onCount { … }."
      ]
    }
    #expect(stub.stub.calls == [.count])
  }

  @Test func theFailureTellsTheWayFromTheGraph() {
    let stub = StubTrips(path: "AppGraph.trips → TripModel.trips")
    withKnownIssue {
      #expect(throws: UnimplementedEndpoint.self) { try stub.fetch(id: 1) }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Trips.fetch(id:) is not implemented") == true
        && issue.comments.first?.rawValue.contains("called it at AppGraph.trips → TripModel.trips.") == true
    }
  }

  @Test func aMeaningReplacesTheFailureUntilItIsTakenBack() throws {
    let stub = StubTrips()
    stub.onFetch { "trip \($0)" }
    #expect(try stub.fetch(id: 3) == "trip 3")
    stub.onFetch { _ in "other" }
    #expect(try stub.fetch(id: 4) == "other")
    #expect(stub.stub.calls == [.fetch(3), .fetch(4)])
    stub.onFetch.reset()
    withKnownIssue { _ = try? stub.fetch(id: 5) }
  }

  @Test func noCallIsLostBetweenThreads() async {
    let stub = StubTrips()
    stub.onCount { 1 }
    await withTaskGroup(of: Int.self) { group in for _ in 0..<500 { group.addTask { stub.count } } }
    #expect(stub.stub.calls.count == 500)
  }

  @Test(.ambient, arguments: 0..<20) func staticMeaningsOfTestsThatRunTogetherDoNotMeet(number: Int) async {
    #expect(StubTrips.make() == 0)
    StubTrips.onMake { number }
    for _ in 0..<20 { await Task.yield() }
    #expect(StubTrips.make() == number)
  }
}
