import Dispatch
import HandwireTesting
import Testing

/// Tests that fail on purpose, each in its own way; ``Rerun`` runs them.
@Suite(.enabled(if: Rerun.isFixtureProcess), .ambient) struct LateWriteFixture {
  final class Model: Sendable {
    func go() {
      Task {
        try await Task.sleep(nanoseconds: 10_000_000)
        AmbientValues.current.spy.record("one")
      }
    }
  }

  @Test func startsWorkAndLeaves() { Model().go() }

  @Test func bystander() async throws {
    AmbientValues.current.spy.record("two")
    try await Task.sleep(nanoseconds: 60_000_000)
    #expect(AmbientValues.current.spy.elements == ["two"])
  }
}

@Suite(.enabled(if: Rerun.isFixtureProcess), .ambient(patience: 0) { _ in }) struct VeryLateWriteFixture {
  @Test func startsWorkAndLeaves() { LateWriteFixture.Model().go() }

  @Test func capturesAndLeaves() {
    let late = AmbientValues.capture { AmbientValues.current.spy.record("one") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { late() }
  }

  @Test func callsASpyLate() {
    let save = Spy<Int, Void>("save")
    Task.detached {
      try await Task.sleep(nanoseconds: 20_000_000)
      save(1)
    }
  }

  @Test func bystander() async throws {
    try await Task.sleep(nanoseconds: 200_000_000)
    #expect(AmbientValues.current.spy.elements == [])
  }
}

@Suite(.enabled(if: Rerun.isFixtureProcess), .ambient) struct DetachedFixture {
  @Test func startsDetachedWork() async {
    await Task.detached { AmbientValues.current.spy.record("one") }.value
  }

  @Test func bystander() async throws {
    try await Task.sleep(nanoseconds: 50_000_000)
    #expect(AmbientValues.current.spy.elements == [])
  }
}

@Suite(.enabled(if: Rerun.isFixtureProcess)) struct UnscopedFixture {
  @Test func reachesALiveValue() { #expect(AmbientValues.current.gateway == "live") }
  @Test func reachesAnObject() { AmbientValues.current.spy.record("one") }
  @Test func reachesAnEndpoint() async {
    #expect(AmbientValues.current.tripClient.count() == 0)
    await #expect(throws: UnimplementedEndpoint.self) { try await AmbientValues.current.tripClient.book("oslo") }
  }
  @Test func reachesAValue() { #expect(AmbientValues.current.locale.identifier == "en_US_POSIX") }
  @Test func replacesAll() {
    withAmbient {
      $0.gateway = "fake"
      $0.tripClient.count = { 7 }
    } operation: {
      #expect(AmbientValues.current.gateway == "fake")
      #expect(AmbientValues.current.tripClient.count() == 7)
      AmbientValues.current.spy.record("one")
      #expect(AmbientValues.current.spy.elements == ["one"])
    }
  }
}

@Suite(.enabled(if: Rerun.isFixtureProcess)) struct ReleaseFixture {
  @Test func leaksAWeb() {
    var graph: LeakyGraph? = LeakyGraph()
    expectReleased(graph, within: 0.05) { graph = nil }
  }
}
