import HandwireInjected
import HandwireTesting
import Testing

@Suite struct InjectedTests {
  @Test @MainActor func aTestsGraphIsReadByWhateverItConstructs() async {
    let graph = AppGraph(notifications: NamedNotifications("first"))
    await withInstalledGraph(graph) {
      #expect(await RemindIntent().perform() == "first for nobody")
      graph.startSession(user: "Mia")
      #expect(await RemindIntent().perform() == "first for Mia")
    }
  }

  @Test @MainActor func aControllerReadsLazyMembersAndOtherGraphs() {
    withInstalledGraph(AppGraph(notifications: NamedNotifications("n"))) {
      withInstalledGraph(FeedGraph(address: "example.com")) {
        #expect(SettingsController().title == "7 example.com")
      }
    }
  }

  @Test func aSendableGraphIsReadOnAnyThread() async {
    await withInstalledGraph(FeedGraph(address: "example.org")) {
      let provider = await Task { @concurrent in FeedProvider().address }.value
      #expect(provider == "example.org")
    }
  }

  @Test(arguments: 1...40) func testsThatRunAtOnceDoNotSeeEachOthersGraphs(number: Int) async {
    await withInstalledGraph(FeedGraph(address: "\(number)")) {
      for _ in 0..<20 {
        await Task.yield()
        #expect(FeedProvider().address == "\(number)")
      }
    }
  }

  @Test @MainActor func oneValueIsReplacedWithoutAGraph() async {
    await withInjected(\AppGraph.notifications, NamedNotifications("alone")) {
      await withInjected(\AppGraph.session?.user, "Noah") {
        #expect(await RemindIntent().perform() == "alone for Noah")
      }
    }
    withInjected(\FeedGraph.address, "replaced") { #expect(FeedProvider().address == "replaced") }
  }

  @Test @MainActor func theInnermostReplacementCounts() {
    withInstalledGraph(FeedGraph(address: "outer")) {
      withInjected(\FeedGraph.address, "value") {
        #expect(FeedProvider().address == "value")
        withInstalledGraph(FeedGraph(address: "inner")) { #expect(FeedProvider().address == "inner") }
        #expect(FeedProvider().address == "value")
      }
      #expect(FeedProvider().address == "outer")
    }
  }

  @Test func aGraphIsReadAsAWholeByType() {
    let graph = FeedGraph(address: "whole")
    withInstalledGraph(graph) { #expect(installedGraph(FeedGraph.self) === graph) }
  }

  @Test func installingInATestFailsItAndInstallsNothing() {
    withKnownIssue {
      installGraph(FeedGraph(address: "for all tests"))
    } matching: {
      $0.description.contains("installGraph(FeedGraph)") && $0.description.contains("withInstalledGraph(graph)")
    }
  }
}
