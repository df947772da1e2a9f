import HandwireTesting
import Testing

@Suite struct ClockTests {
  @Test func nobodyWaitsOnAnImmediateClock() async throws {
    let clock = ImmediateClock()
    let start = ContinuousClock.now
    try await clock.sleep(for: .seconds(3_600))
    try await Task.sleep(for: .seconds(3_600), clock: clock)
    #expect(clock.now == TestInstant(offset: .seconds(7_200)))
    // Not the two hours; a busy machine may take its time.
    #expect(ContinuousClock.now - start < .seconds(1_800))
  }

  @Test func aCancelledTaskDoesNotSleep() async {
    let immediate = ImmediateClock()
    let manual = ManualClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await #expect(throws: CancellationError.self) { try await immediate.sleep(for: .seconds(1)) }
      await #expect(throws: CancellationError.self) { try await manual.sleep(for: .seconds(1)) }
    }
    await task.value
    #expect(manual.sleeperCount == 0)
  }

  @Test func aManualClockWakesWhomItReaches() async {
    let clock = ManualClock()
    let woken = Recorder<String>()
    for (name, seconds) in [("three", 3), ("one", 1), ("two", 2)] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        woken.record(name)
      }
    }
    #expect(await clock.sleepers(atLeast: 3))
    await clock.advance(by: .milliseconds(999))
    #expect(woken.elements == [])
    await clock.advance(by: .milliseconds(1_001))
    #expect(await woken.elements(atLeast: 2) == ["one", "two"])
    #expect(clock.sleeperCount == 1)
    await clock.runToEnd()
    #expect(await woken.elements(atLeast: 3) == ["one", "two", "three"])
    #expect(clock.now == TestInstant(offset: .seconds(3)))
  }

  @Test func aLoopThatSleepsIsDrivenStepByStep() async {
    let clock = ManualClock()
    let ticks = Recorder<Duration>()
    let task = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        ticks.record(clock.now.offset)
      }
    }
    for step in 1...5 {
      #expect(await clock.sleepers(atLeast: 1))
      await clock.advance(by: .seconds(1))
      #expect(await ticks.elements(atLeast: step).count == step)
    }
    #expect(ticks.elements == (1...5).map { Duration.seconds($0) })
    task.cancel()
    _ = await task.result
    #expect(clock.sleeperCount == 0)
  }

  @Test func aSleepIntoThePastReturns() async throws {
    let clock = ManualClock()
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: TestInstant(offset: .seconds(5)), tolerance: nil)
    #expect(clock.now == TestInstant(offset: .seconds(5)))
  }

  @Test func cancellingASleeperWakesIt() async {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    #expect(await clock.sleepers(atLeast: 1))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func theAmbientClockIsReplaced() async throws {
    let clock = ImmediateClock()
    try await withAmbient {
      $0.clock = clock
    } operation: {
      try await AmbientValues.current.clock.sleep(for: .seconds(60))
    }
    #expect(clock.now == TestInstant(offset: .seconds(60)))
  }
}
