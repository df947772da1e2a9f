import HandwireInjected
import HandwireTesting
import Testing

/// Each in a process of its own, as an app is.
@Suite struct FailureTests {
  @Test func aGraphThatIsNotInstalledStopsTheProgramAndIsNamed() async throws {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = FeedProvider().address
    }
    let message = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
    #expect(message.contains("FeedGraph"))
    #expect(message.contains("FeedGraph.address"))
  }

  @Test func anInstalledGraphIsRead() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let graph = AppGraph(notifications: NamedNotifications("installed"))
      installGraph(graph)
      installGraph(graph)
      let text = await RemindIntent().perform()
      precondition(text == "installed for nobody")
    }
  }

  @Test func aSecondGraphIsRefused() async throws {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      installGraph(FeedGraph(address: "one"))
      installGraph(FeedGraph(address: "two"))
    }
    let message = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
    #expect(message.contains("FeedGraph is installed twice"))
  }

  @Test func aGraphOfTheMainActorIsNotReadElsewhere() async {
    await #expect(processExitsWith: .failure) {
      await withInstalledGraph(await AppGraph(notifications: NamedNotifications("n"))) {
        await Task { @concurrent in _ = MisplacedReader().notifications }.value
      }
    }
  }
}

/// Nothing says that it belongs to the main actor.
struct MisplacedReader: Sendable {
  @Injected(\AppGraph.notifications) var notifications
}
