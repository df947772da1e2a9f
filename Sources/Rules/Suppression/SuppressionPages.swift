import HandwireFindings

/// The rules about suppressions themselves.
enum SuppressionPages {
  static let all = [unexplained, unused]

  static let unused = RulePage(
    identifier: "unused-suppression", severity: .warning,
    finds:
      "A `// handwire:ignore` that suppresses nothing: its rule finds nothing in that line, or there is no such rule.",
    rationale: """
      A suppression that outlives what it suppressed hides the next finding in that line, and one with a slip in its
      rule's name hides nothing while everybody thinks it does.
      """,
    triggering: """
      final class Model {
        // handwire:ignore singleton-use moves with the session, see issue 12
        func reload() {}
      }
      """,
    mended: """
      final class Model {
        func reload() {}
      }
      """)

  static let unexplained = RulePage(
    identifier: "unexplained-suppression", severity: .note,
    finds: "A `// handwire:ignore rule-id` without a reason behind it.",
    rationale: "Who reads it later cannot tell whether the reason still holds, and so it stays for ever.",
    triggering: """
      final class Session {
        static let shared = Session()
        func refresh() {}
      }
      final class Model {
        // handwire:ignore singleton-use
        func reload() { Session.shared.refresh() }
      }
      """,
    mended: """
      final class Session {
        static let shared = Session()
        func refresh() {}
      }
      final class Model {
        // handwire:ignore singleton-use moves with the session, see issue 12
        func reload() { Session.shared.refresh() }
      }
      """)
}
