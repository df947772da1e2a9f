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
        center.addObserver(self, selector: #selector(tick), name: .tock, object: nil)
        ↓session.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in }.resume()
        ↓feed.values.sink { _ in }.store(in: &cancellables)
        center.publisher(for: .tick).sink { _ in }.store(in: &cancellables)
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
        Just(start).sink { _ in }.store(in: &cancellables)
        start { [weak self] in self?.begin() }
      }
      func begin() { Task { print("now") } }
    }
    final class TripObserver {
      init(center: NotificationCenter, change: @escaping () -> Void) {
        center.addObserver(forName: .init("trips"), object: nil, queue: nil) { _ in change() }
      }
      func end() {}
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
      let started = StartedWork(owner: owner, ownCode: ownCode).started(by: OwnCode.Part(audit: audit, body: body))
      return Self.grouped(started.filter { !Self.isPurpose($0.kind, of: owner.name) }).map { starts in
        let start = starts[0]
        let more = starts.count > 1 ? ", and \(starts.count - 1) more" : ""
        return audit.finding(
          of: self, severity: start.kind == .subscription ? .note : .warning, at: start.node, in: body,
          subject: start.subject, message: "building '\(owner.name)' \(start.words)\(more)",
          notes: (start.origin.map { [FindingNote("it is started here", at: $0)] } ?? [])
            + starts.dropFirst().prefix(3).map {
              FindingNote("one more: \($0.subject)", at: $0.origin ?? audit.place(of: $0.node.start))
            },
          help: "move it to a function of its own, and call that where the scope begins: func start()")
      }
    }
  }

  /// One finding for each kind of work: an initializer that observes eight notifications has one thing to mend.
  private static func grouped(_ starts: [StartedWork.Start]) -> [[StartedWork.Start]] {
    StartedWork.Kind.allCases.compactMap { kind in
      let ofKind = starts.filter { $0.kind == kind }
      return ofKind.isEmpty ? nil : ofKind
    }
  }

  /// An `EventObserver` observes from its making to its end: that is what it is made for.
  private static func isPurpose(_ kind: StartedWork.Kind, of name: String) -> Bool {
    switch kind {
    case .observer, .subscription:
      ["Observation", "Observer", "Subscriber", "Subscription", "Token"].contains { name.hasSuffix($0) }
    case .timer: name.hasSuffix("Timer")
    case .task, .request: false
    }
  }

  /// `UISwitch`, but no protocol of the framework.
  private static func isInterfaceClass(_ name: String) -> Bool {
    if ["AlertController", "PickerController", "PreviewController"].contains(where: name.hasSuffix) { return true }
    guard name.hasPrefix("UI") || name.hasPrefix("SK"), name.dropFirst(2).first?.isUppercase == true else {
      return false
    }
    return !["Coordinator", "DataSource", "Delegate", "Prefetching", "Providing", "Transitioning"].contains {
      name.hasSuffix($0)
    }
  }

  /// Neither a view nor a helper of a framework's type.
  private func isBuilt(_ owner: TypeIdentifier, in audit: FileAudit) -> Bool {
    // The coordinator of a view that wraps another is the view's other half.
    let outer = TypeIdentifier(module: owner.module, path: Array(owner.path.dropLast()), file: owner.file)
    if owner.name == "Coordinator", !outer.path.isEmpty, audit.traits(of: outer).isUserInterface { return false }
    let traits = audit.traits(of: owner)
    guard let kind = traits.kind, kind != .enum else { return false }
    return !traits.isUserInterface && !traits.supertypes.contains(where: Self.isInterfaceClass)
  }
}
