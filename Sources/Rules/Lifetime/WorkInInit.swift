import HandwireFacts
import HandwireFindings

/// Finds initializers that start something.
struct WorkInInit: AuditFileRule {
  let identifier = "work-in-init"
  let severity = Severity.warning
  let finds =
    "An initializer that starts a task, a request, an observer or a timer, itself or through its own functions."
  let rationale = """
    Building the object graph should only connect objects. An initializer that starts work does it whenever somebody
    builds the object: in every test, in every preview, before the rest of the graph is there, and in an order that nobody
    chose. Give the object a function that begins, and call it from where the scope begins.
    """

  let triggering: [RuleExample] = [
    """
    final class TripStore {
      private let api: any TripAPI
      private var trips: [String] = []
      init(api: any TripAPI) {
        self.api = api
        ↓Task { await self.load() }
      }
      func load() async { trips = await api.trips() }
    }
    protocol TripAPI { func trips() async -> [String] }
    """,
    """
    import Combine
    import Foundation
    final class Clock {
      private var timer: Timer?
      private var cancellables: Set<AnyCancellable> = []
      private let feed: Feed
      init(feed: Feed, center: NotificationCenter, session: URLSession) {
        self.feed = feed
        ↓begin()
        ↓center.addObserver(self, selector: #selector(tick), name: .tick, object: nil)
        ↓session.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in }.resume()
        ↓feed.values.sink { _ in }.store(in: &cancellables)
        ↓center.publisher(for: .tick).sink { _ in }.store(in: &cancellables)
      }
      private func begin() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
      }
      @objc func tick() {}
    }
    final class Feed { let values = PassthroughSubject<Int, Never>() }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    final class TripStore {
      private let api: any TripAPI
      private var trips: [String] = []
      init(api: any TripAPI) { self.api = api }
      /// Called when the session begins.
      func load() async { trips = await api.trips() }
    }
    protocol TripAPI { func trips() async -> [String] }
    """,
    """
    import Combine
    import Foundation
    import SwiftUI
    final class Search {
      @Published var query = ""
      private let onTap: () -> Void
      private let changes = PassthroughSubject<Void, Never>()
      private var cancellables: Set<AnyCancellable> = []
      init(start: @escaping (@escaping () -> Void) -> Void) {
        onTap = { Task { print("later") } }
        $query.sink { _ in }.store(in: &cancellables)
        changes.sink { _ in }.store(in: &cancellables)
        start { [weak self] in self?.begin() }
      }
      func begin() { Task { print("now") } }
    }
    struct Row: View {
      init() { Task { print("a view's own business") } }
      var body: some View { Text("") }
    }
    """,
  ]

  func findings(in audit: FileAudit) -> [Finding] {
    let ownCode = OwnCode(audit.subject)
    ownCode.use(audit)
    return audit.productBodies.flatMap { body -> [Finding] in
      guard body.role == .initializer, let owner = audit.code.owner(of: body), isBuilt(owner, in: audit) else {
        return []
      }
      let reader = StartedWork(owner: owner, ownCode: ownCode)
      return reader.started(by: OwnCode.Part(audit: audit, body: body)).map { start in
        audit.finding(
          of: self, severity: start.isSubscription ? .note : .warning, at: start.node, in: body, subject: start.subject,
          message: "building '\(owner.name)' \(start.verb)",
          notes: start.origin.map { [FindingNote("it is started here", at: $0)] } ?? [],
          help: "move it to a function of its own, and call that where the scope begins: func start()")
      }
    }
  }

  /// Neither a view nor a helper of a framework's type.
  private func isBuilt(_ owner: TypeIdentifier, in audit: FileAudit) -> Bool {
    let traits = audit.traits(of: owner)
    guard let kind = traits.kind, kind != .enum else { return false }
    return !traits.isUserInterface
  }
}
