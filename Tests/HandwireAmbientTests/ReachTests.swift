import Dispatch
import Testing

@testable import HandwireAmbient

/// What task-locals reach by themselves, and what the helper carries the values into.
@Suite struct ReachTests {
  final class Bus: Sendable {
    private let handler = Locked((@Sendable () -> String)?.none)

    func onTick(_ handler: @escaping @Sendable () -> String) { self.handler.withLock { $0 = handler } }
    func tick() -> String? { handler.withLock { $0 }?() }
  }

  static var greeting: String { AmbientValues.current.greeting }

  /// The values outside: those of a live root, so that a loss is seen as such and fails nothing.
  private func outside<Result>(_ operation: () async throws -> Result) async rethrows -> Result {
    try await AmbientContext.local.withValue(AmbientContext(purpose: .live), operation: operation)
  }

  @Test func tasksGroupsAndStreamsSeeWhatWasReplaced() async {
    let seen = await withAmbient {
      $0.greeting = "replaced"
    } operation: {
      let task = await Task { Self.greeting }.value
      let group = await withTaskGroup(of: String.self) { group in
        group.addTask { Self.greeting }
        return await group.next()
      }
      let (stream, continuation) = AsyncStream.makeStream(of: String.self)
      Task {
        continuation.yield(Self.greeting)
        continuation.finish()
      }
      var streamed: [String] = []
      for await greeting in stream { streamed.append(greeting) }
      async let child = Self.greeting
      return [task, group, streamed.first, await child]
    }
    #expect(seen == ["replaced", "replaced", "replaced", "replaced"])
  }

  @Test func laterClosuresSeeOnlyWhatIsCarried() async {
    let plain = Bus()
    let carrying = Bus()
    withAmbient {
      $0.greeting = "replaced"
    } operation: {
      plain.onTick { Self.greeting }
      carrying.onTick(AmbientValues.capture { Self.greeting })
    }
    await outside {
      #expect(plain.tick() == "live")
      #expect(carrying.tick() == "replaced")
    }
  }

  @Test func detachedTasksSeeWhatIsCarried() async {
    let seen = await withAmbient {
      $0.greeting = "replaced"
    } operation: {
      await Task.detached(operation: AmbientValues.capture { await Self.later() }).value
    }
    #expect(seen == "replaced")
  }

  private static func later() async -> String {
    await Task.yield()
    return greeting
  }

  @Test func detachedTasksLoseWhatIsNotCarried() async {
    let seen = await withAmbient {
      $0.greeting = "replaced"
    } operation: {
      await Task.detached { AmbientContext.bound == nil }.value
    }
    #expect(seen, "a detached task has no values of its own")
  }

  @Test func dispatchQueuesSeeWhatIsCarriedAndNothingElse() async {
    let (lost, seen) = await withAmbient {
      $0.greeting = "replaced"
    } operation: {
      let lost = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: AmbientContext.bound == nil) }
      }
      let seen = await withCheckedContinuation { continuation in
        DispatchQueue.global().async(execute: AmbientValues.capture { continuation.resume(returning: Self.greeting) })
      }
      return (lost, seen)
    }
    #expect(lost)
    #expect(seen == "replaced")
  }

  @Test func argumentsResultsAndErrorsPassThroughTheHelper() async throws {
    struct Refusal: Error {}
    let (join, refuse, later, refuseLater) = withAmbient {
      $0.greeting = "hello"
    } operation: {
      (
        AmbientValues.capture { (name: String, count: Int) in "\(Self.greeting) \(name) \(count)" },
        AmbientValues.capture { (_: Int) throws -> Int in throw Refusal() },
        AmbientValues.capture { (name: String) async -> String in "\(await Self.later()) \(name)" },
        AmbientValues.capture { (_: Int) async throws -> Int in throw Refusal() }
      )
    }
    #expect(join("Ann", 2) == "hello Ann 2")
    #expect(throws: Refusal.self) { try refuse(1) }
    #expect(await later("Ann") == "hello Ann")
    await #expect(throws: Refusal.self) { try await refuseLater(1) }
  }

  @MainActor
  final class Delegate {
    private let ambient = AmbientValues.current
    private(set) var greetings: [String] = []

    func didTick() {
      ambient.run { greetings.append(ReachTests.greeting) }
    }

    func didTickLater() async {
      await ambient.run {
        await Task.yield()
        greetings.append(ReachTests.greeting)
      }
    }
  }

  @MainActor @Test func aDelegateRunsItsMethodsWithTheValuesThatItHolds() async {
    let delegate = withAmbient {
      $0.greeting = "replaced"
    } operation: {
      Delegate()
    }
    delegate.didTick()
    await delegate.didTickLater()
    #expect(delegate.greetings == ["replaced", "replaced"])
  }

  @Test func scheduledWorkRunsWithTheValuesOfThePlaceThatScheduledIt() async {
    let seen = await withCheckedContinuation { continuation in
      withAmbient {
        $0.greeting = "replaced"
      } operation: {
        _ = WorkScheduler.queue(.global()).schedule(after: 0.001) { continuation.resume(returning: Self.greeting) }
      }
    }
    #expect(seen == "replaced")
  }
}
