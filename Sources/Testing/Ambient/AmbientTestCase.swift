#if canImport(XCTest)
  import HandwireAmbient
  import XCTest

  /// A test case class whose tests each have ambient values of their own.
  ///
  /// A class with another base class does the same by overriding `invokeTest()`; see the article on XCTest.
  open class AmbientTestCase: XCTestCase {
    private let failures = PendingFailures()

    /// Replaces values; called before `setUp` of each test.
    open func prepareAmbient(_ values: inout AmbientValues) {}

    /// How many seconds work that a test has left behind is waited for, so that it can fail the test. Without such work
    /// nothing waits.
    open var ambientPatience: Double { 1 }

    open override func invokeTest() {
      let remains = invokeTestInScope()
      Patience(seconds: ambientPatience).waitBlocking { remains.isEmpty }
      for message in failures.close() { record(failure: message) }
    }

    private func invokeTestInScope() -> TestScope.Remains {
      let failures = failures
      let scope = TestScope(reporter: TestReporter(testName: name) { failures.add($0) })
      var values = scope.run { AmbientValues.current }
      scope.run { prepareAmbient(&values) }
      values.run { super.invokeTest() }
      scope.end()
      return scope.remains
    }

    private func record(failure message: String) {
      #if canImport(Darwin)
        record(XCTIssue(type: .assertionFailure, compactDescription: message))
      #else
        recordFailure(withDescription: message, inFile: "\(type(of: self))", atLine: 0, expected: true)
      #endif
    }
  }
#endif
