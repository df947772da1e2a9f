import HandwireAmbient

@testable import HandwireAmbient

/// A test within the test: its failures come here instead of failing anything.
final class SampleWorld: Sendable {
  private let noted = Locked([String]())

  var failures: [String] { noted.withLock { $0 } }

  func scope(named name: String = "sample()") -> TestScope {
    TestScope(reporter: TestReporter(testName: name) { message in self.noted.withLock { $0.append(message) } })
  }
}
