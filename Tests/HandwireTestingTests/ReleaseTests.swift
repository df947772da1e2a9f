import Foundation
import HandwireTesting
import Testing

@Suite struct ReleaseTests {
  final class Cache {}

  final class Repository {
    let cache: Cache
    var onChange: (() -> Void)?

    init(cache: Cache) { self.cache = cache }
  }

  struct Feature {
    let repository: Repository
    let screens: [Screen]
  }

  class Screen {}
  final class ListScreen: Screen {}

  final class Client {}

  class BaseGraph {
    let base = Screen()
  }

  final class CheckoutGraph {
    let draft = Cache()
  }

  final class SessionGraph: BaseGraph {
    let client: Client
    let cache = Cache()
    lazy var repository = Repository(cache: cache)
    lazy var feature = Feature(repository: repository, screens: [ListScreen(), ListScreen()])
    private(set) var checkout: CheckoutGraph? = CheckoutGraph()

    init(client: Client) { self.client = client }
  }

  final class AppGraph {
    let client = Client()
    var session: SessionGraph?

    func startSession() -> SessionGraph {
      let session = SessionGraph(client: client)
      self.session = session
      return session
    }
  }

  /// What an expectation says that fails.
  private func failure(_ expectation: () -> Bool) -> String {
    let said = Recorder<String>()
    withKnownIssue {
      #expect(!expectation())
    } matching: { issue in
      for comment in issue.comments { said.record(comment.rawValue) }
      return true
    }
    return said.elements.joined(separator: "\n")
  }

  @Test func aScopeThatIsGoneSatisfies() {
    let app = AppGraph()
    _ = app.startSession().feature
    #expect(expectReleased(app.session, borrowing: app) { app.session = nil })
  }

  @Test func whatTheParentLendsMayStay() {
    let app = AppGraph()
    _ = app.startSession()
    let message = failure { expectReleased(app.session, within: 0) { app.session = nil } }
    #expect(message.contains("1 of 6 objects"))
    #expect(message.contains("• Client (SessionGraph.client)"))
  }

  @Test func everySurvivorIsNamedWithItsOwners() {
    let app = AppGraph()
    let session = app.startSession()
    let feature = session.feature
    let draft = session.checkout?.draft
    let base = session.base
    let message = failure {
      expectReleased(app.session, borrowing: app, within: 0) { [] in app.session = nil }
    }
    #expect(message.contains("• SessionGraph: no object of the graph that is left holds it."))
    #expect(message.contains("• Cache (SessionGraph.cache): held by SessionGraph.cache and by Repository"))
    #expect(
      message.contains("• Repository (SessionGraph.feature.repository)")
        || message.contains("• Repository (SessionGraph.repository)"))
    #expect(message.contains("• ListScreen (SessionGraph.feature.screens[0])"))
    #expect(message.contains("• ListScreen (SessionGraph.feature.screens[1])"))
    #expect(message.contains("• Screen (SessionGraph.base)"))
    #expect(message.contains("• CheckoutGraph (SessionGraph.checkout)"))
    #expect(message.contains("• Cache (SessionGraph.checkout.draft): held by CheckoutGraph"))
    withExtendedLifetime((session, feature, draft, base)) {}
  }

  @Test func aCycleIsNamedFromBothSides() {
    final class Left { var right: Right? }
    final class Right { var left: Left? }
    final class PairGraph {
      let left = Left()
      let right = Right()
      init() {
        left.right = right
        right.left = left
      }
    }
    var graph: PairGraph? = PairGraph()
    let left = graph?.left
    let message = failure { expectReleased(graph, within: 0) { graph = nil } }
    left?.right = nil
    #expect(message.contains("2 of 3 objects"))
    #expect(
      message.contains("• Left (PairGraph.left): held by Right (PairGraph.right).left, which is still there too."))
    #expect(
      message.contains("• Right (PairGraph.right): held by Left (PairGraph.left).right, which is still there too."))
  }

  @Test func anObserverThatKeepsAnObjectIsFound() {
    let center = NotificationCenter()
    final class ObservingGraph {
      let web: Web
      init(center: NotificationCenter) { web = Web(center: center) }
    }
    var graph: ObservingGraph? = ObservingGraph(center: center)
    let message = failure { expectReleased(graph, within: 0.01) { graph = nil } }
    #expect(
      message.contains("• Web (ObservingGraph.web): no object of the graph that is left holds it. Look for a closure"))
    withExtendedLifetime(center) {}
  }

  @Test func namedObjectsAreWatchedAlone() {
    var first: Cache? = Cache()
    let second = Cache()
    let message = failure {
      expectReleased(named: ["first": first, "second": second], within: 0) { first = nil }
    }
    #expect(message.contains("1 of 2 objects"))
    #expect(message.contains("• Cache (second)"))
    withExtendedLifetime(second) {}
  }

  @Test func nothingToReleaseIsAFailure() {
    let none: SessionGraph? = nil
    #expect(failure { expectReleased(none) {} }.contains("There is no graph to release"))
    #expect(failure { expectReleased(named: ["draft": none]) {} }.contains("draft was nil before the end"))
    #expect(failure { expectReleased(named: [:]) {} }.contains("No object was named"))
  }

  @Test func anAsynchronousEndIsWaitedFor() async {
    var cache: Cache? = Cache()
    let released = await expectReleased(named: ["cache": cache]) {
      await Task.yield()
      cache = nil
    }
    #expect(released)
  }

  @MainActor @Test func workOnItsWayOutIsWaitedFor() async {
    let holder = AppGraph()
    _ = holder.startSession()
    let released = await expectReleased(holder.session, borrowing: holder) {
      let leaving = holder.session
      holder.session = nil
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 20_000_000)
        withExtendedLifetime(leaving) {}
      }
    }
    #expect(released)
  }

  @Test func theEndsErrorIsThrownOn() {
    struct Refusal: Error {}
    let cache = Cache()
    #expect(throws: Refusal.self) { try expectReleased(named: ["cache": cache]) { throw Refusal() } }
  }

  actor Ledger {
    let cache: Cache
    init(cache: Cache) { self.cache = cache }
  }

  @Test func anActorIsWatchedAndNotLookedInto() {
    final class LedgerGraph {
      let cache = Cache()
      let ledger: Ledger
      init() { ledger = Ledger(cache: Cache()) }
    }
    var graph: LedgerGraph? = LedgerGraph()
    let ledger = graph?.ledger
    let message = failure { expectReleased(graph, within: 0) { graph = nil } }
    #expect(message.contains("1 of 3 objects"))
    #expect(message.contains("• Ledger (LedgerGraph.ledger)"))
    withExtendedLifetime(ledger) {}
  }
}
