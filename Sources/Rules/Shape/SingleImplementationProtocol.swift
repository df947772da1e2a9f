import HandwireFacts
import HandwireFindings

/// Finds protocols that stand before one type and hide nothing.
struct SingleImplementationProtocol: AuditRule {
  let identifier = "single-implementation-protocol"
  let severity = Severity.note
  let finds = """
    A protocol that is asked for as a dependency and has one implementation beside it, none in tests, which does nothing \
    that leaves the process.
    """
  let rationale = """
    A protocol is worth its place where something else can stand behind it: a stand-in in tests, another platform, a module
    that must not be imported, the network. With one implementation, in the same folder, without any of that, it is the
    same signature written twice, and a jump that every reader makes. Take the type itself; a protocol is added the day
    it has a second implementation.
    """

  let triggering: [RuleExample] = [
    """
    // File: Sources/Feature/PriceFormatting.swift
    protocol ↓PriceFormatting { func text(for cents: Int) -> String }
    // File: Sources/Feature/PriceFormatter.swift
    struct PriceFormatter: PriceFormatting {
      func text(for cents: Int) -> String { "\\(cents / 100)" }
    }
    // File: Sources/Feature/CartModel.swift
    final class CartModel {
      private let formatter: any PriceFormatting
      init(formatter: any PriceFormatting) { self.formatter = formatter }
      func total() -> String { formatter.text(for: 100) }
    }
    """
  ]

  let nonTriggering: [RuleExample] = [
    """
    // File: Sources/Feature/PriceFormatter.swift
    struct PriceFormatter {
      func text(for cents: Int) -> String { "\\(cents / 100)" }
    }
    // File: Sources/Feature/CartModel.swift
    final class CartModel {
      private let formatter: PriceFormatter
      init(formatter: PriceFormatter) { self.formatter = formatter }
      func total() -> String { formatter.text(for: 100) }
    }
    """,
    """
    // File: Sources/Feature/Cart.swift
    import Foundation
    protocol Tested { func text() -> String }
    final class Real: Tested { func text() -> String { "" } }
    protocol Loading { func load() async -> [String] }
    final class Loader: Loading { func load() async -> [String] { [] } }
    protocol Storing { func save(_ text: String) }
    final class Defaults: Storing { func save(_ text: String) { UserDefaults.standard.set(text, forKey: "text") } }
    protocol CartDelegate: AnyObject { func end() }
    final class Owner: CartDelegate { func end() {} }
    protocol CartFactory { func makeCart() -> Cart }
    final class Maker: CartFactory { func makeCart() -> Cart { fatalError() } }
    protocol Marker {}
    final class Marked: Marker {}
    protocol Two { func two() }
    final class First: Two { func two() {} }
    final class Second: Two { func two() {} }
    protocol Hosting { func host() }
    final class Host: Hosting {
      lazy var guest = Guest(host: self)
      func host() {}
    }
    final class Guest {
      let host: Hosting
      init(host: Hosting) { self.host = host }
      func stay() {}
    }
    public protocol Shown { func show() }
    public final class Show: Shown { public func show() {} }
    final class Cart {
      init(
        a: any Tested, b: any Loading, c: any Storing, d: any CartDelegate, e: any CartFactory, f: any Marker,
        g: any Two, h: any Shown
      ) {}
      func pay() {}
    }
    // File: Tests/FeatureTests/CartTests.swift
    @testable import Feature
    struct Stand: Tested { func text() -> String { "" } }
    """,
    """
    // File: Sources/Feature/Domain/Pricing.swift
    protocol Pricing { func price() -> Int }
    final class Cart {
      init(pricing: any Pricing) {}
      func pay() {}
    }
    // File: Sources/Feature/Data/FixedPricing.swift
    final class FixedPricing: Pricing { func price() -> Int { 1 } }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    ProtocolImplementations(subject).needless().map { found in
      let name = found.type.identifier.name
      return Finding(
        rule: identifier, severity: severity,
        message: "'\(name)' has one implementation, '\(found.implementation.name)', and hides nothing",
        place: Place(path: found.type.file.path, line: found.type.position.line, column: found.type.position.column),
        notes: [
          FindingNote("it is implemented here", at: found.implementationPlace),
          FindingNote("'\(found.receiver)' receives it", at: found.receiverPlace),
        ],
        help: "take '\(found.implementation.name)' itself, and delete the protocol",
        declaration: found.type.identifier.dottedName, subject: name)
    }
  }
}
