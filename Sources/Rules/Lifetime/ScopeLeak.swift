import HandwireFacts
import HandwireFindings

/// Finds objects that an observer, a timer or a task holds for ever.
struct ScopeLeak: AuditFileRule {
  let identifier = "scope-leak"
  let severity = Severity.warning
  let finds = """
    An object that something longer-lived holds strongly: a closure handed to the notification center, a repeating timer, \
    a task that never ends.
    """
  let rationale = """
    A scope ends when its objects are released. The notification center, the run loop and an endless task live as long as
    the process, and so does everything that the closures hold that they were given: after sign-out the old object still
    answers, beside the new one. A `deinit` that would let go never runs.
    """

  let triggering: [RuleExample] = [
    """
    import Foundation
    final class TripList {
      init(center: NotificationCenter) {
        ↓center.addObserver(forName: .tripsChanged, object: nil, queue: nil) { _ in self.reload() }
      }
      func reload() {}
    }
    extension Notification.Name { static let tripsChanged = Notification.Name("trips") }
    """,
    """
    import Foundation
    final class Poller {
      private var timer: Timer?
      private var token: NSObjectProtocol?
      private var listening: Task<Void, Never>?
      func begin() {
        timer = ↓Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in self.poll() }
        token = ↓NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: .main) { _ in
          DispatchQueue.main.async { [weak self] in self?.poll() }
        }
        listening = ↓Task {
          for await _ in NotificationCenter.default.notifications(named: .ping) { poll() }
        }
      }
      func poll() {}
      deinit {
        timer?.invalidate()
        token.map(NotificationCenter.default.removeObserver)
        listening?.cancel()
      }
    }
    """,
    """
    import Foundation
    final class Ticker: NSObject {
      func start() {
        ↓Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        ↓Task { [weak self] in
          guard let self else { return }
          for await _ in NotificationCenter.default.notifications(named: .ping) { self.tick() }
        }
      }
      @objc func tick() {}
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Foundation
    final class TripList {
      private let center: NotificationCenter
      private var token: (any NSObjectProtocol)?
      init(center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: .tripsChanged, object: nil, queue: nil) { [weak self] _ in self?.reload() }
      }
      deinit { token.map(center.removeObserver) }
      func reload() {}
    }
    extension Notification.Name { static let tripsChanged = Notification.Name("trips") }
    """,
    """
    import Foundation
    final class Poller {
      private var timer: Timer?
      private var token: NSObjectProtocol?
      private var listening: Task<Void, Never>?
      func begin() {
        timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in self.poll() }
        token = NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: .main) { _ in self.poll() }
        listening = Task { for await _ in NotificationCenter.default.notifications(named: .ping) { poll() } }
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in self.poll() }
        Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { timer in
          self.poll()
          timer.invalidate()
        }
        Task { [weak self] in
          for await _ in NotificationCenter.default.notifications(named: .ping) { self?.poll() }
        }
      }
      func poll() {}
      func end() {
        timer?.invalidate()
        token.map(NotificationCenter.default.removeObserver)
        listening?.cancel()
      }
    }
    final class Weak {
      func begin() {
        DispatchQueue.main.async { [weak self] in
          Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in self?.poll() }
        }
      }
      func poll() {}
    }
    final class Hub {
      static let shared = Hub()
      init() { NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: nil) { _ in self.go() } }
      func go() {}
    }
    struct Value {
      func begin() {
        NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: nil) { _ in self.go() }
      }
      func go() {}
    }
    """,
  ]

  func findings(in audit: FileAudit) -> [Finding] {
    let ownCode = OwnCode(audit.subject)
    ownCode.use(audit)
    return audit.productBodies.flatMap { body -> [Finding] in
      var life: LifeOfOwner?
      return audit.facts.code[body.root].all.compactMap { node in
        guard node.kind == .call, LongLivedHold.isPossible(at: node) else { return nil }
        life = life ?? LifeOfOwner(of: body, in: audit, ownCode: ownCode)
        guard let life, let hold = LongLivedHold(at: node, of: life) else { return nil }
        return audit.finding(
          of: self, at: node, in: body, subject: hold.subject,
          message: "\(hold.holder) keeps '\(life.owner.name)' alive: \(hold.why)",
          notes: [FindingNote("'self' is captured here", at: audit.place(of: hold.use.position))], help: hold.help)
      }
    }
  }
}
