import Foundation
import HandwireTesting
import Testing

/// Counts what the trait below makes, over the whole run.
private final class Client: Sendable {
  static let made = Recorder<ObjectIdentifier>()
  let events = Recorder<String>()

  init() { Self.made.record(ObjectIdentifier(self)) }
}

extension AmbientValues {
  fileprivate var client: Client {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }
}

private enum ClientKey: AmbientKey {
  static var live: Client { Client() }
}

/// Each test and each case finds a client that nobody has used.
@Suite(.ambient(\.client, Client()), .ambient(\.uuid, .incrementing)) struct AmbientTraitTests {
  @Test func a() { useClient() }
  @Test func b() { useClient() }

  @Test(arguments: 0..<20) func cases(_ number: Int) { useClient() }

  @Test(.ambient(\.locale, Locale(identifier: "de_CH"))) func aTestsTraitAddsToItsSuites() {
    useClient()
    #expect(AmbientValues.current.locale.identifier == "de_CH")
    #expect(AmbientValues.current.calendar.locale?.identifier == "de_CH")
  }

  @Test(.ambient(\.uuid, .constant(UUID(number: 7)))) func aTestsTraitReplacesItsSuites() {
    #expect(AmbientValues.current.uuid() == UUID(number: 7))
  }

  @Suite(.ambient { $0.gateway = "nested" }) struct Nested {
    @Test func aNestedSuiteInherits() {
      #expect(AmbientValues.current.gateway == "nested")
      #expect(AmbientValues.current.client.events.elements == [])
      #expect(AmbientValues.current.uuid() == UUID(number: 1))
    }
  }

  private func useClient() {
    #expect(AmbientValues.current.client === AmbientValues.current.client)
    #expect(AmbientValues.current.client.events.elements == [])
    AmbientValues.current.client.events.record("used")
    #expect(AmbientValues.current.client.events.elements == ["used"])
    #expect(AmbientValues.current.uuid() == UUID(number: 1))
    AmbientValues.current.spy.record("one")
    #expect(AmbientValues.current.spy.elements == ["one"])
  }
}

@Suite struct AmbientTraitScopeTests {
  private struct Reference: Sendable {
    weak var object: (AnyObject & Sendable)?
  }

  private final class Weak: Sendable {
    private let reference = Locked(Reference())

    func set(_ object: AnyObject & Sendable) { reference.withLock { $0.object = object } }
    var isEmpty: Bool { reference.withLock { $0.object == nil } }
  }

  private func run(_ trait: AmbientTrait, _ body: @Sendable () async throws -> Void) async throws {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
  }

  @Test func nothingIsRetainedAfterTheTest() async throws {
    let made = Weak()
    let replaced = Weak()
    try await run(
      .ambient {
        let client = Client()
        replaced.set(client)
        $0.client = client
      }
    ) {
      made.set(AmbientValues.current.spy)
      #expect(!made.isEmpty && !replaced.isEmpty)
    }
    #expect(made.isEmpty)
    #expect(replaced.isEmpty)
  }

  @Test func theTestsErrorIsThrownOn() async throws {
    struct Refusal: Error {}
    await #expect(throws: Refusal.self) { try await run(.ambient) { throw Refusal() } }
  }

  @Test func anErrorInTheValueIsThrownToo() async throws {
    struct Refusal: Error {}
    @Sendable func client() throws -> Client { throw Refusal() }
    await #expect(throws: Refusal.self) { try await run(.ambient(\.client, try client())) {} }
  }

  @Test func aTestThatLeavesNothingBehindIsNotKeptWaiting() async throws {
    var shortest = Duration.seconds(60)
    for _ in 0..<20 {
      let start = ContinuousClock.now
      try await run(.ambient) { await Task { AmbientValues.current.spy.record("one") }.value }
      shortest = min(shortest, ContinuousClock.now - start)
    }
    // The shortest of many: other tests may keep the machine busy.
    #expect(shortest < .milliseconds(250))
  }

  @Test func anObjectThatLivesOnIsNotWaitedFor() async throws {
    final class Model: Sendable { let spy = Ambient(\.spy) }
    let models = Recorder<Model>()
    var shortest = Duration.seconds(60)
    for _ in 0..<20 {
      let start = ContinuousClock.now
      try await run(.ambient) { models.record(Model()) }
      shortest = min(shortest, ContinuousClock.now - start)
    }
    #expect(shortest < .milliseconds(250))
    #expect(models.count == 20)
  }

  @Test func aHundredTestsInParallelNeverMix() async throws {
    let spies = Recorder<ObjectIdentifier>()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          try await run(.ambient(\.gateway, "\(number)")) {
            spies.record(ObjectIdentifier(AmbientValues.current.spy))
            AmbientValues.current.spy.record("\(number)")
            await Task { AmbientValues.current.spy.record(AmbientValues.current.gateway) }.value
            #expect(AmbientValues.current.spy.elements == ["\(number)", "\(number)"])
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(spies.count == 100)
  }
}
