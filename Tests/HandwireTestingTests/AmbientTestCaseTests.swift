#if canImport(XCTest)
  import HandwireTesting
  import XCTest

  /// Under XCTest, every test has values of its own too.
  final class AmbientTestCaseTests: AmbientTestCase {
    override func prepareAmbient(_ values: inout AmbientValues) {
      values.gateway = "prepared"
      values.uuid = .incrementing
    }

    func testAValueIsPrepared() {
      XCTAssertEqual(AmbientValues.current.gateway, "prepared")
      useSpy()
    }

    func testValuesAreMadeAnewForTheNextTest() {
      useSpy()
    }

    func testAnAsynchronousTestSeesThem() async {
      await Task.yield()
      XCTAssertEqual(AmbientValues.current.gateway, "prepared")
      let inTask = await Task { AmbientValues.current.gateway }.value
      XCTAssertEqual(inTask, "prepared")
      useSpy()
    }

    func testAScopeIsReleased() {
      final class ScreenGraph {
        let recorder = Recorder<String>()
      }
      var graph: ScreenGraph? = ScreenGraph()
      XCTAssertTrue(expectReleased(graph) { graph = nil })
    }

    @MainActor func testTheMainActorGoesOnWhileASynchronousTestWaits() {
      final class ScreenGraph: Sendable {
        let recorder = Recorder<String>()
      }
      var graph: ScreenGraph? = ScreenGraph()
      let released = expectReleased(graph) {
        let leaving = graph
        graph = nil
        Task { @MainActor in withExtendedLifetime(leaving) {} }
      }
      XCTAssertTrue(released)
    }

    private func useSpy() {
      XCTAssertEqual(AmbientValues.current.spy.elements, [])
      AmbientValues.current.spy.record("one")
      XCTAssertEqual(AmbientValues.current.spy.elements, ["one"])
      XCTAssertEqual(AmbientValues.current.uuid(), UUID(number: 1))
    }
  }
#endif
