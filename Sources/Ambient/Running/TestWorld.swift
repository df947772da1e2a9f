/// One test, or one case of a parameterised test, as its values know it: whom to tell, and whether it is over.
@usableFromInline
package final class TestWorld: Sendable {
  private struct State {
    var isOpen = true
    var usedLate: Set<String> = []
  }

  package let reporter: TestReporter?
  /// Somebody will close it when the test ends.
  package let hasEnd: Bool
  private let state = Locked(State())

  package init(reporter: TestReporter?, hasEnd: Bool = false) {
    _ = DuplicateCopy.report
    self.hasEnd = hasEnd
    self.reporter = reporter
  }

  /// For values that are replaced in a test without the trait: its end is not known, so it never closes.
  static func ofUnscopedTest() -> TestWorld {
    TestWorld(reporter: TestBridges.linked()?.currentTest())
  }

  /// The test in which the calling code runs; nil outside of test runs.
  package static func ofCaller() -> TestWorld? {
    if let context = AmbientContext.bound { return context.world }
    return AmbientContext.root.purpose == .unscopedTest ? ofUnscopedTest() : nil
  }

  package var isOpen: Bool { state.withLock { $0.isOpen } }

  package func close() {
    state.withLock { $0.isOpen = false }
  }

  /// Charges the test; the run, where no test is known.
  package func fail(_ message: String) {
    if let reporter { return reporter.fail(message) }
    TestBridges.linked()?.reportUnknown(message)
  }

  /// Charges the test if it is over: once for each name.
  package func noteUse(of name: @autoclosure () -> String) {
    let isFirst = state.withLock { state in
      state.isOpen ? false : state.usedLate.insert(name()).inserted
    }
    guard isFirst, let reporter else { return }
    fail(
      """
      '\(name())' was used after \(reporter.testName) had ended: work that this test started outlived it. \
      Await or cancel that work before the test ends.
      """)
  }
}
