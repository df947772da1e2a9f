import Testing

/// What a user sees: the fixtures are run as a user's tests are, in processes of their own.
@Suite(.enabled(if: Rerun.isPossible)) struct EndToEndTests {
  @Test func aLateWriteFailsTheTestThatStartedItAndNoOther() async throws {
    let run = try await Rerun.swiftTesting(#"\.LateWriteFixture/"#)
    #expect(run.status != 0)
    #expect(run.verdicts(on: "startsWorkAndLeaves()") == ["recorded an issue", "failed"])
    #expect(run.verdicts(on: "bystander()") == ["passed"])
    #expect(run.output.contains("'spy' was used after startsWorkAndLeaves() had ended"))
  }

  @Test func aWriteThatComesAfterAllPatienceIsStillChargedToItsTest() async throws {
    let run = try await Rerun.swiftTesting("VeryLateWriteFixture")
    #expect(run.status != 0)
    #expect(run.verdicts(on: "startsWorkAndLeaves()") == ["passed", "recorded an issue"])
    #expect(run.verdicts(on: "capturesAndLeaves()") == ["passed", "recorded an issue"])
    #expect(run.verdicts(on: "callsASpyLate()") == ["passed", "recorded an issue"])
    #expect(run.output.contains("'save' was used after callsASpyLate() had ended"))
    #expect(run.verdicts(on: "bystander()") == ["passed"])
  }

  @Test func aDetachedWriteIsUnknownAndFailsTheRun() async throws {
    let run = try await Rerun.swiftTesting(#"\.DetachedFixture/"#)
    #expect(run.status != 0)
    #expect(run.verdicts(on: "«unknown»") == ["recorded an issue"])
    #expect(run.verdicts(on: "startsDetachedWork()") == ["passed"])
    #expect(run.verdicts(on: "bystander()") == ["passed"])
    #expect(run.output.contains("In no known test: 'spy' was read where no test is known"))
  }

  @Test func withoutTheTraitATestFailsForWhatItReachesUnreplaced() async throws {
    let run = try await Rerun.swiftTesting("UnscopedFixture")
    #expect(run.status != 0)
    #expect(run.verdicts(on: "reachesALiveValue()") == ["recorded an issue", "failed"])
    #expect(run.verdicts(on: "reachesAnObject()") == ["recorded an issue", "failed"])
    #expect(run.verdicts(on: "reachesAnEndpoint()") == ["recorded an issue", "recorded an issue", "failed"])
    #expect(run.verdicts(on: "reachesAValue()") == ["passed"])
    #expect(run.verdicts(on: "replacesAll()") == ["passed"])
    #expect(run.output.contains("'gateway' (GatewayKey) has only a live value"))
    #expect(run.output.contains("TripClient.count is not implemented"))
    #expect(run.output.contains("TripClient.book is not implemented"))
  }

  @Test func aLeakIsNamed() async throws {
    let run = try await Rerun.swiftTesting("ReleaseFixture")
    #expect(run.status != 0)
    #expect(run.verdicts(on: "leaksAWeb()") == ["recorded an issue", "failed"])
    #expect(run.output.contains("Web (LeakyGraph.web): no object of the graph that is left holds it"))
  }

  @Test func underXCTestEachTestIsChargedWithItsOwn() async throws {
    let run = try await Rerun.xctest("HandwireTestingTests.XCTestFixture")
    #expect(run.status != 0)
    #expect(run.xctestVerdict(on: "XCTestFixture.test1ReachesALiveValue") == "failed")
    #expect(run.xctestVerdict(on: "XCTestFixture.test2StartsWorkAndLeaves") == "failed")
    #expect(run.xctestVerdict(on: "XCTestFixture.test3Bystander") == "passed")
    #expect(run.xctestVerdict(on: "XCTestFixture.test4LeaksAWeb") == "failed")
    #expect(run.xctestVerdict(on: "XCTestFixture.test5CapturesForAQueue") == "failed")
    #expect(run.output.contains("test1ReachesALiveValue : 'gateway' (GatewayKey) has only a live value"))
    #expect(run.output.contains("test2StartsWorkAndLeaves : 'spy' was used after"))
    #expect(run.output.contains("• Web (LeakyGraph.web)"))
  }

  @Test(arguments: ["XCTestVeryLateFixture", "XCTestDetachedFixture"])
  func underXCTestWhatNoRunningTestIsChargedWithFailsTheRun(fixture: String) async throws {
    let run = try await Rerun.xctest("HandwireTestingTests.\(fixture)")
    #expect(run.status != 0)
    #expect(run.output.contains("with 0 failures"))
    #expect(run.output.contains("\nerror: "))
  }
}
