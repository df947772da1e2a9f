import HandwireFacts
import HandwireFindings

/// Finds clocks, random numbers and fresh identifiers that a model or service reads instead of receiving.
struct HiddenNondeterminism: AuditFileRule {
  let identifier = "hidden-nondeterminism"
  let severity = Severity.note
  let finds = """
    The clock, a random number or a fresh identifier read inside a model or service instead of received: `Date()`, \
    `Date.now`, `UUID()`, `random(in:)`, `Task.sleep`.
    """
  let rationale = """
    Code that reads the clock behaves differently each time it runs. A test can neither set the moment nor wait for it
    without losing it in real time, and what happens at midnight or after thirty days is never tested. Receive a
    `now: () -> Date` or a clock; the root hands over the real one.
    """

  let triggering: [RuleExample] = [
    """
    import Foundation
    final class TokenStore {
      private var expiration = Date.distantPast
      var isExpired: Bool { expiration < ↓Date() }
      func renew(for seconds: TimeInterval) { expiration = ↓Date.now.addingTimeInterval(seconds) }
    }
    """,
    """
    import Foundation
    struct Retry {
      func run(_ work: () async throws -> Void) async throws {
        try await ↓Task.sleep(nanoseconds: 1_000)
        let jitter = ↓Double.random(in: 0...1)
        _ = jitter
        try await work()
      }
    }
    final class Uploader {
      var last: Date?
      func begin() -> String {
        last = ↓.now
        let version = ↓UUID().uuidString
        return version
      }
      func age(of date: Date) -> TimeInterval { -↓date.timeIntervalSinceNow }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Foundation
    final class TokenStore {
      private let now: () -> Date
      private var expiration = Date.distantPast
      init(now: @escaping () -> Date = { Date() }) { self.now = now }
      var isExpired: Bool { expiration < now() }
      func renew(for seconds: TimeInterval) { expiration = now().addingTimeInterval(seconds) }
    }
    """,
    """
    import Foundation
    import SwiftUI
    struct Row: Identifiable {
      let id = UUID()
      var created = Date()
    }
    struct Note {
      let id: UUID
      init(id: UUID = UUID(), created: Date = Date()) { self.id = id }
      static func blank() -> Note { Note(id: UUID()) }
      static var placeholder: Note { Note(id: UUID(), created: Date()) }
    }
    struct Clock: View {
      var body: some View { Text("\\(Date())") }
    }
    struct SystemClock {
      func now() -> Date { Date() }
      var today: Date { return Date.now }
    }
    """,
    """
    import Foundation
    final class Importer {
      func run() {
        let start = Date()
        work()
        let elapsed = Date().timeIntervalSince(start)
        print("imported in \\(elapsed) s")
      }
      func fallback(_ date: Date?) -> Date { date ?? Date() }
      func pick(using generator: inout some RandomNumberGenerator) -> Int { Int.random(in: 0...9, using: &generator) }
      private func work() {}
    }
    """,
  ]

  func findings(in audit: FileAudit) -> [Finding] {
    audit.productBodies.flatMap { body -> [Finding] in
      let owners = audit.owners(of: body)
      guard Self.isModel(body, owners, in: audit) else { return [] }
      guard !Self.isSample(body, owners.first, in: audit) else { return [] }
      let finder = NondeterminismFinder(audit: audit, body: body)
      return audit.facts.code[body.root].all.compactMap { node in
        finder.source(at: node).map { source in
          audit.finding(
            of: self, at: node, in: body, subject: source.subject, message: source.message, help: source.help)
        }
      }
    }
  }

  /// Neither a view or a clock, nor code that only says what a property begins with, nor made-up data.
  private static func isModel(_ body: BodyFact, _ owners: [TypeIdentifier], in audit: FileAudit) -> Bool {
    switch body.role {
    case .initialValue, .defaultArgument, .attribute, .statement: return false
    case .function, .initializer, .deinitializer, .getter, .setter, .observer: break
    }
    guard !owners.isEmpty, !owners.contains(where: { isOther($0, in: audit) }) else { return false }
    let name = body.name.prefix { $0 != "(" }.lowercased()
    return name != "snapshot" && name != "getsnapshot" && !placeholders.contains { name.contains($0) }
  }

  private static func isOther(_ type: TypeIdentifier, in audit: FileAudit) -> Bool {
    type.name == "Task" || others.contains { type.name.hasSuffix($0) } || audit.traits(of: type).isUserInterface
  }

  /// Clocks themselves, logs, whose lines carry the time, and identifiers.
  private static let others = ["Clock", "DateCache", "DateProvider", "ID", "Log", "Logger", "Time", "TimeProvider"]

  /// `static var unconfigured: Entry { … }` in `Entry`.
  private static func isSample(_ body: BodyFact, _ owner: TypeIdentifier?, in audit: FileAudit) -> Bool {
    guard body.isStatic, body.role == .getter, let owner, let written = audit.code.property(of: body)?.type else {
      return false
    }
    if written.description == "Self" { return true }
    guard case .found(.nominal(let type, _)) = audit.subject.program.resolve(written, in: audit.code.context(of: body))
    else { return false }
    return type == owner
  }

  private static let placeholders = [
    "dummy", "empty", "example", "fake", "fixture", "mock", "placeholder", "preview", "sample", "stub",
  ]
}
