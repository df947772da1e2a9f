import HandwireFacts
import HandwireFindings

/// Finds services and models whose `init` takes more dependencies than one type can have a use for.
struct WideInitializer: AuditRule {
  let identifier = "wide-initializer"
  let severity = Severity.note
  let finds = """
    An `init` of a service or model with more dependencies than the limit (8, or `limits` in the configuration): \
    protocols, classes, actors and closures; values do not count.
    """
  let rationale = """
    What needs nine collaborators does the work of several types. It can be neither understood nor tested as one, and every
    change of any collaborator reaches it. Look for parameters that are always used together: they are a type without a
    name.
    """

  static let limit = 8

  let triggering: [RuleExample] = [
    """
    protocol Loading { func load() }
    final class CheckoutModel {
      ↓init(
        cart: any Loading, prices: any Loading, taxes: any Loading, coupons: any Loading, stock: any Loading,
        addresses: any Loading, payments: any Loading, receipts: any Loading, onEnd: @escaping () -> Void
      ) {}
      func pay() {}
    }
    """
  ]

  let nonTriggering: [RuleExample] = [
    """
    protocol Loading { func load() }
    final class Pricing {
      init(prices: any Loading, taxes: any Loading, coupons: any Loading) {}
      func total() {}
    }
    final class Delivery {
      init(stock: any Loading, addresses: any Loading) {}
      func send() {}
    }
    final class CheckoutModel {
      init(
        cart: any Loading, pricing: Pricing, delivery: Delivery, payments: any Loading, receipts: any Loading,
        onEnd: @escaping () -> Void
      ) {}
      func pay() {}
    }
    """,
    """
    import SwiftUI
    protocol Loading { func load() }
    struct Trip {
      let a: Int, b: Int, c: Int, d: String, e: String, f: Int, g: Int, h: Int, i: Int, j: Int
      init(a: Int, b: Int, c: Int, d: String, e: String, f: Int, g: Int, h: Int, i: Int, j: Int) { fatalError() }
    }
    final class Draft {
      init(a: Int, b: Int, c: Int, d: String, e: String, f: Int, g: Int, h: Int, i: Int, load: any Loading) {}
      func save() {}
    }
    struct TripDependencies {
      let a: any Loading, b: any Loading, c: any Loading, d: any Loading, e: any Loading, f: any Loading
      init(
        a: any Loading, b: any Loading, c: any Loading, d: any Loading, e: any Loading, f: any Loading,
        g: any Loading, h: any Loading, i: any Loading
      ) { fatalError() }
    }
    struct Screen: View {
      init(
        a: @escaping () -> Void, b: @escaping () -> Void, c: @escaping () -> Void, d: @escaping () -> Void,
        e: @escaping () -> Void, f: @escaping () -> Void, g: @escaping () -> Void, h: @escaping () -> Void,
        i: @escaping () -> Void
      ) {}
      var body: some View { Text("") }
    }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let limit = subject.configuration.limits[identifier] ?? Self.limit
    let reader = DependencyReader(subject)
    return reader.owners().compactMap { owner -> Finding? in
      guard !Self.isBag(owner.name) else { return nil }
      let widest = owner.initializers.max { $0.dependencies.count < $1.dependencies.count }
      guard let widest, widest.dependencies.count > limit else { return nil }
      let closures = widest.dependencies.count { $0.isClosure }
      // A type that is made of closures is an interface, and they are its functions.
      guard closures * 2 <= widest.dependencies.count else { return nil }
      let names = widest.dependencies.map(\.name)
      return Finding(
        rule: identifier, severity: severity,
        message: "'\(owner.name)' is built from \(names.count) dependencies, more than \(limit)",
        place: owner.place(of: widest.position),
        notes: [FindingNote("they are \(names.joined(separator: ", "))")],
        help: "split the type, or make one type of those that are used together",
        declaration: owner.dottedName + "." + widest.signature, subject: owner.name)
    }
  }

  /// What only carries dependencies from one place to another.
  static func isBag(_ name: String) -> Bool {
    ["Container", "Context", "Dependencies", "Environment", "Graph", "Parameters", "Services"].contains {
      name.hasSuffix($0)
    }
  }
}
