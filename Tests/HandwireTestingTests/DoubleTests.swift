import Foundation
import HandwireTesting
import Testing

@Suite struct DoubleTests {
  @Test func aSpyRemembersEveryCallInOrder() {
    let spy = Spy<(String, Int), Bool>("book") { $0.1 > 1 }
    let book: @Sendable (String, Int) -> Bool = spy.closure()
    #expect(book("oslo", 1) == false)
    #expect(book("rome", 2) == true)
    #expect(spy(("porto", 3)) == true)
    #expect(spy.calls.map(\.0) == ["oslo", "rome", "porto"])
    #expect(spy.calls.map(\.1) == [1, 2, 3])
    #expect(spy.callCount == 3)
  }

  @Test func aSpyOfNothingAndOfOneArgument() {
    let refresh = Spy<Void, Void>("refresh")
    let log = Spy<String, Void>("log")
    #expect(!refresh.wasCalled)
    refresh()
    let closure: @Sendable () -> Void = refresh.closure()
    closure()
    log("one")
    #expect(refresh.callCount == 2)
    #expect(log.calls == ["one"])
  }

  @Test func aSpyAnswersWithAnError() {
    struct Refusal: Error {}
    let spy = Spy<Int, Result<String, Refusal>>("fetch") { $0 > 0 ? .success("\($0)") : .failure(Refusal()) }
    let fetch: @Sendable (Int) async throws -> String = spy.throwingClosure()
    _ = fetch
    let direct: @Sendable (Int) throws -> String = spy.throwingClosure()
    #expect(throws: Refusal.self) { try direct(0) }
    #expect((try? direct(2)) == "2")
    #expect(spy.calls == [0, 2])
  }

  @Test func spiesThatShareAnOrderShowWhoCameFirst() {
    let order = Recorder<String>()
    let save = Spy<Int, Void>("save", order: order)
    let send = Spy<Int, Void>("send", order: order)
    save(1)
    send(1)
    save(2)
    #expect(order.elements == ["save", "send", "save"])
  }

  @Test func noCallIsLostBetweenThreads() async {
    let spy = Spy<Int, Void>()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<1_000 { group.addTask { spy(number) } }
    }
    #expect(spy.calls.sorted() == Array(0..<1_000))
  }

  @Test func callsAreWaitedFor() async {
    let spy = Spy<Int, Void>()
    Task {
      for number in 1...3 {
        try? await Task.sleep(nanoseconds: 2_000_000)
        spy(number)
      }
    }
    #expect(await spy.calls(atLeast: 3) == [1, 2, 3])
    #expect(await spy.calls(atLeast: 4, within: 0.01).count == 3)
  }

  @Test func aRecorderIsDrained() {
    let recorder = Recorder<String>()
    recorder.record("one")
    recorder.record("two")
    #expect(recorder.last == "two")
    #expect(recorder.drain() == ["one", "two"])
    #expect(recorder.elements == [])
  }

  @Test func uuidsCountUp() {
    let uuid = UUIDSource.incrementing
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000001")
    #expect(uuid() == UUID(number: 2))
    #expect(UUIDSource.incrementing() == UUID(number: 1))
    #expect(UUID(number: 0xFEDC_BA98_7654_3210).uuidString == "00000000-0000-0000-FEDC-BA9876543210")
  }

  /// The first numbers for seed 1234567 in the published reference implementation of SplitMix64.
  @Test func seededNumbersAreThoseOfTheReference() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func seededSourcesRepeatThemselves() {
    func dice(_ source: RandomNumberSource) -> [Int] {
      (0..<20).map { _ in source { Int.random(in: 1...6, using: &$0) } }
    }
    #expect(dice(.seeded(1)) == dice(.seeded(1)))
    #expect(dice(.seeded(1)) != dice(.seeded(2)))
  }

  @Test func scheduledWorkRunsInTheOrderOfItsTimes() {
    let manual = ManualScheduler()
    let done = Recorder<String>()
    withAmbient {
      $0.mainScheduler = manual.scheduler
    } operation: {
      let scheduler = AmbientValues.current.mainScheduler
      scheduler.schedule(after: 2) { done.record("two") }
      scheduler.schedule(after: 1) {
        done.record("one")
        scheduler.schedule(after: 0.5) { done.record("one and a half") }
      }
      scheduler.schedule(after: 1.2) { done.record("cancelled") }.cancel()
      scheduler.schedule(after: 9) { done.record("nine") }
    }
    #expect(done.elements == [])
    manual.advance(by: 2)
    #expect(done.elements == ["one", "one and a half", "two"])
    #expect(manual.waitingCount == 1)
  }

  @Test func workThatNeverRanIsReleasedWithItsScheduler() {
    final class Payload: Sendable {}
    var payload: Payload? = Payload()
    var manual: ManualScheduler? = ManualScheduler()
    withAmbient {
      if let scheduler = manual?.scheduler { $0.mainScheduler = scheduler }
    } operation: {
      AmbientValues.current.mainScheduler.schedule(after: 9) { [payload] in withExtendedLifetime(payload) {} }
    }
    expectReleased(named: ["scheduler": manual, "payload": payload]) {
      manual = nil
      payload = nil
    }
  }

  @Test func immediateWorkRunsAtOnce() {
    let done = Recorder<String>()
    WorkScheduler.immediate.schedule(after: 60) { done.record("done") }
    #expect(done.elements == ["done"])
  }

  @Test func unimplementedIsThereForPlainClosures() {
    withKnownIssue {
      let makeNumber: @Sendable () -> Int = unimplemented("makeNumber", returning: 7)
      #expect(makeNumber() == 7)
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("makeNumber is not implemented") }
    }
  }
}
