/// The ambient values of one test, from its beginning to its end.
package struct TestScope: Sendable {
  private let outermost: AmbientContext
  private let world: TestWorld

  package init(reporter: TestReporter) {
    world = TestWorld(reporter: reporter, hasEnd: true)
    let surroundings = AmbientContext.bound?.overrides ?? AmbientTable()
    outermost = AmbientContext(
      purpose: .test, overrides: surroundings, overridden: surroundings.entries.map(\.key), world: world,
      activity: TestActivity())
  }

  /// Whether the code that calls this runs in a test whose values have been set up.
  package static var surroundsCaller: Bool {
    guard let world = AmbientContext.bound?.world else { return false }
    return world.hasEnd && world.isOpen
  }

  /// Empty as soon as nothing runs in the test's values any more.
  package var remains: Remains { Remains(activity: outermost.activity) }

  package func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try AmbientContext.local.withValue(outermost, operation: operation)
  }

  package func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await AmbientContext.local.withValue(outermost, operation: operation, isolation: isolation)
  }

  /// The test is over: what it made is forgotten, and who uses it from now on is late.
  package func end() {
    world.close()
    outermost.cache.forgetAll()
  }

  package struct Remains: Sendable {
    private weak var activity: TestActivity?

    init(activity: TestActivity?) {
      self.activity = nil
      self.activity = activity
    }

    package var isEmpty: Bool { activity == nil }
  }
}
