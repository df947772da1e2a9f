import Dispatch
import Testing

@testable import HandwireAmbient

/// Who is charged with what.
@Suite struct TestWorldTests {
  @Test func aKeyWithOnlyALiveValueFailsTheTestByNameAndGoesOn() {
    let world = SampleWorld()
    world.scope().run {
      #expect(AmbientValues.current.network == "live")
      #expect(AmbientValues.current.network == "live")
    }
    #expect(world.failures.count == 1)
    let failure = world.failures.first ?? ""
    #expect(failure.contains("'network' (NetworkKey) has only a live value"))
    #expect(failure.contains(".ambient(\\.network, …)"))
    #expect(failure.contains("withAmbient { $0.network = … }"))
  }

  @Test func aReplacedKeyFailsNothing() {
    let world = SampleWorld()
    world.scope().run {
      withAmbient {
        $0.network = "fake"
      } operation: {
        #expect(AmbientValues.current.network == "fake")
      }
    }
    #expect(world.failures.isEmpty)
  }

  @Test func valuesAreMadeAnewForEachTest() {
    let world = SampleWorld()
    let first = world.scope().run { AmbientValues.current.tracker }
    let second = world.scope().run { AmbientValues.current.tracker }
    #expect(first !== second)
  }

  @Test func lateUseInATaskIsChargedToTheTestThatStartedIt() async {
    let first = SampleWorld()
    let second = SampleWorld()
    let (go, gate) = AsyncStream.makeStream(of: Void.self)
    let scope = first.scope(named: "first()")
    let late = scope.run {
      Task {
        for await _ in go { break }
        AmbientValues.current.tracker.track("one")
        AmbientValues.current.tracker.track("two")
      }
    }
    scope.end()
    let tracked = await second.scope(named: "second()").run {
      gate.finish()
      await late.value
      return AmbientValues.current.tracker.events.withLock { $0 }
    }
    #expect(tracked.isEmpty)
    #expect(second.failures.isEmpty)
    #expect(first.failures.count == 1)
    #expect(first.failures.first?.contains("'tracker' was used after first() had ended") == true)
  }

  @Test func lateUseThroughTheHelperIsChargedToTheTestThatCaptured() async {
    let first = SampleWorld()
    let second = SampleWorld()
    let scope = first.scope(named: "first()")
    let late = scope.run { AmbientValues.capture { AmbientValues.current.tracker.track("one") } }
    scope.end()
    await second.scope(named: "second()").run {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          late()
          continuation.resume()
        }
      }
    }
    #expect(second.failures.isEmpty)
    #expect(first.failures.count == 1)
  }

  @Test func aReplacedValueUsedLateIsLateToo() {
    let world = SampleWorld()
    let scope = world.scope()
    let late = scope.run {
      withAmbient {
        $0.greeting = "hello"
      } operation: {
        AmbientValues.capture { AmbientValues.current.greeting }
      }
    }
    #expect(late() == "hello")
    #expect(world.failures.isEmpty)
    scope.end()
    #expect(late() == "hello")
    #expect(world.failures.count == 1)
  }

  @Test func anUnimplementedEndpointIsNamedWithItsClient() {
    let world = SampleWorld()
    world.scope().run {
      let client = AmbientValues.current[TripClient.self]
      #expect(client.count(3) == 0)
      #expect(throws: UnimplementedEndpoint.self) { try client.book("oslo", 2) }
      client.log("x")
    }
    #expect(world.failures.count == 3)
    let names = ["TripClient.count", "TripClient.book", "TripClient.log"]
    for (failure, name) in zip(world.failures, names) {
      #expect(failure.hasPrefix("\(name) is not implemented, and this test called it."))
    }
  }

  @Test func oneEndpointIsReplaced() {
    let world = SampleWorld()
    world.scope().run {
      withAmbient {
        $0[TripClient.self].count = { $0 * 2 }
      } operation: {
        #expect(AmbientValues.current[TripClient.self].count(3) == 6)
      }
    }
    #expect(world.failures.isEmpty)
  }

  @Test func anEndpointReachedFromAQueueIsChargedToTheTestThatMadeTheClient() async {
    let world = SampleWorld()
    let client = world.scope().run { AmbientValues.current[TripClient.self] }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: client.log("x")) }
    }
    #expect(world.failures.count == 1)
  }

  struct TripClient: Sendable, AmbientKey {
    var count: @Sendable (Int) -> Int
    var book: @Sendable (String, Int) throws -> String
    var log: @Sendable (String) -> Void

    static var live: TripClient { TripClient(count: { $0 }, book: { trip, _ in trip }, log: { _ in }) }
    static var test: TripClient {
      TripClient(
        count: unimplemented("count", of: TripClient.self, returning: 0),
        book: unimplemented("book", of: TripClient.self), log: unimplemented("log", of: TripClient.self))
    }
  }
}
