/// Charges one test with failures, from any thread and at any time.
package struct TestReporter: Sendable {
  package let testName: String
  package let fail: @Sendable (String) -> Void

  package init(testName: String, fail: @escaping @Sendable (String) -> Void) {
    self.testName = testName
    self.fail = fail
  }
}
