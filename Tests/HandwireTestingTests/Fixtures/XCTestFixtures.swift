#if canImport(XCTest)
  import Dispatch
  import HandwireTesting
  import XCTest

  /// Tests that fail on purpose; ``Rerun`` runs them.
  ///
  /// XCTest may take a tenth of a second to leave a test, so what is late here is later than that.
  final class XCTestFixture: AmbientTestCase {
    override func setUpWithError() throws {
      try XCTSkipUnless(Rerun.isFixtureProcess)
    }

    func test1ReachesALiveValue() {
      XCTAssertEqual(AmbientValues.current.gateway, "live")
    }

    func test2StartsWorkAndLeaves() {
      Task {
        try await Task.sleep(nanoseconds: 400_000_000)
        AmbientValues.current.spy.record("one")
      }
    }

    func test3Bystander() {
      Thread.sleep(forTimeInterval: 0.1)
      XCTAssertEqual(AmbientValues.current.spy.elements, [])
    }

    func test4LeaksAWeb() {
      var graph: LeakyGraph? = LeakyGraph()
      expectReleased(graph, within: 0.05) { graph = nil }
    }

    func test5CapturesForAQueue() async {
      let late = AmbientValues.capture { _ = AmbientValues.current.gateway }
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          late()
          continuation.resume()
        }
      }
    }
  }

  final class XCTestVeryLateFixture: AmbientTestCase {
    override var ambientPatience: Double { 0 }

    override func setUpWithError() throws {
      try XCTSkipUnless(Rerun.isFixtureProcess)
    }

    func test1StartsWorkAndLeaves() {
      Task {
        try await Task.sleep(nanoseconds: 400_000_000)
        AmbientValues.current.spy.record("one")
      }
    }

    func test2Bystander() {
      Thread.sleep(forTimeInterval: 0.9)
      XCTAssertEqual(AmbientValues.current.spy.elements, [])
    }
  }

  final class XCTestDetachedFixture: AmbientTestCase {
    override func setUpWithError() throws {
      try XCTSkipUnless(Rerun.isFixtureProcess)
    }

    func testStartsDetachedWork() async {
      await Task.detached { AmbientValues.current.spy.record("one") }.value
    }
  }
#endif
