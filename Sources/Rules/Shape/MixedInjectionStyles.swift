import HandwireFacts
import HandwireFindings

/// Finds modules that have one way of handing over dependencies, and a few types that go another.
struct MixedInjectionStyles: AuditRule {
  let identifier = "mixed-injection-styles"
  let severity = Severity.note
  let finds = "A module where most types get their dependencies one way, and some another."
  let rationale = """
    Whoever reads or tests a type has to find out first how it gets what it needs. Where nearly all receive it in `init`,
    a wrapper or a singleton in one of them is overlooked, and its test reaches the live object. One module, one way.
    """

  let triggering: [RuleExample] = [RuleExample(stringLiteral: Self.example(odd: Self.odd(mark: "↓")))]
  let nonTriggering: [RuleExample] = [
    RuleExample(stringLiteral: Self.example(odd: Self.even)),
    RuleExample(stringLiteral: Self.odd(mark: "") + "\nprotocol Loading { func load() }"),
  ]

  private static func example(odd: String) -> String {
    let models = [
      "Trips", "Booking", "Refund", "Profile", "Search", "Settings", "Help", "Offers", "Seats", "Meals", "Gates",
      "Bags",
      "Visa", "Hotel",
    ]
    return "protocol Loading { func load() }\n"
      + models.map { name in
        """
        final class \(name)Model {
          private let store: any Loading
          init(store: any Loading) { self.store = store }
          func begin() { store.load() }
        }
        """
      }.joined(separator: "\n") + "\n" + odd
  }

  private static func odd(mark: String) -> String {
    """
    final class \(mark)CartModel {
      @Injected var store: any Loading
      func begin() { store.load() }
    }
    final class PriceModel {
      @Injected var store: any Loading
      func begin() { store.load() }
    }
    """
  }

  private static let even = """
    final class CartModel {
      private let store: any Loading
      init(store: any Loading) { self.store = store }
      func begin() { store.load() }
    }
    final class PriceModel {
      private let store: any Loading
      init(store: any Loading) { self.store = store }
      func begin() { store.load() }
    }
    """

  func findings(in subject: AuditSubject) -> [Finding] {
    InjectionStyles(subject).mixedModules().map { mixed in
      let first = mixed.odd[0]
      let others = mixed.odd.count
      return Finding(
        rule: identifier, severity: severity,
        message: """
          most types of '\(mixed.module)' get their dependencies \(mixed.main.words) (\(mixed.mainCount)), \
          \(others) \(mixed.oddStyle.words)
          """,
        place: first.place,
        notes: mixed.odd.dropFirst().prefix(3).map { FindingNote("'\($0.name)' too", at: $0.place) },
        help: mixed.main == .initializer
          ? "let '\(first.name)' receive its dependencies in 'init' too"
          : "let the others receive their dependencies in 'init' too, one by one", declaration: first.name,
        subject: mixed.module)
    }
  }
}
