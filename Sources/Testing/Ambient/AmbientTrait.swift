#if canImport(Testing)
  import HandwireAmbient
  import Testing

  /// Gives each test, and each case of a parameterised test, ambient values of its own.
  ///
  /// What the test made is forgotten when it ends. Work that it started and that goes on using its values fails it.
  public struct AmbientTrait: TestTrait, SuiteTrait, TestScoping {
    private let prepare: @Sendable (inout AmbientValues) async throws -> Void
    private let patience: Double

    init(patience: Double = 1, prepare: @escaping @Sendable (inout AmbientValues) async throws -> Void) {
      self.patience = patience
      self.prepare = prepare
    }

    public var isRecursive: Bool { true }

    /// A scope for each case; a suite as a whole has none.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> AmbientTrait? {
      testCase == nil ? nil : self
    }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      if TestScope.surroundsCaller { return try await perform(function) }
      let issues = IssueChannel(test: test)
      let (remains, outcome) = await runAlone(function, issues: issues)
      await wait(for: remains)
      await issues.flush()
      try outcome.get()
    }

    private func runAlone(
      _ function: @Sendable () async throws -> Void, issues: IssueChannel
    ) async -> (TestScope.Remains, Result<Void, any Error>) {
      let scope = TestScope(reporter: issues.reporter)
      defer { scope.end() }
      do {
        try await scope.run { try await perform(function) }
        return (scope.remains, .success(()))
      } catch {
        return (scope.remains, .failure(error))
      }
    }

    private func perform(_ function: @Sendable () async throws -> Void) async throws {
      var values = AmbientValues.current
      try await prepare(&values)
      try await values.run(function)
    }

    /// Lets work that the test has left behind show itself while the test can still be failed; a test that left none
    /// does not wait.
    private func wait(for remains: TestScope.Remains) async {
      await Patience(seconds: patience).wait { remains.isEmpty }
    }
  }

  extension Trait where Self == AmbientTrait {
    /// Ambient values of its own for each test and each case.
    public static var ambient: Self { AmbientTrait { _ in } }

    /// Ambient values of its own for each test and each case, one of them replaced: `.ambient(\.uuid, .incrementing)`.
    ///
    /// `value` is evaluated anew for each test and each case.
    public static func ambient<Value: Sendable>(
      _ path: WritableKeyPath<AmbientValues, Value> & Sendable,
      _ value: @autoclosure @escaping @Sendable () throws -> Value
    ) -> Self {
      AmbientTrait { $0.replace(path, by: try value()) }
    }

    /// Ambient values of its own for each test and each case, as `update` leaves them.
    ///
    /// - Parameter patience: How many seconds work that the test has left behind is waited for, so that it can fail the
    ///   test while it is shown as running. Without such work nothing waits.
    public static func ambient(
      patience: Double = 1, _ update: @escaping @Sendable (inout AmbientValues) async throws -> Void
    ) -> Self {
      AmbientTrait(patience: patience, prepare: update)
    }
  }
#endif
