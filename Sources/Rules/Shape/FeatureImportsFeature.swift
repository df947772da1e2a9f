import HandwireFacts
import HandwireFindings

/// Finds feature modules that import each other where an interface module would do.
struct FeatureImportsFeature: AuditRule {
  let identifier = "feature-imports-feature"
  let severity = Severity.warning
  let finds = "A feature module that imports another feature, although that one has an interface module."
  let rationale = """
    Features that import each other are built, tested and released as one: a change in either builds both, and sooner or
    later the imports go round. The interface module holds what others need of a feature, the composition root connects
    them.
    """

  let triggering: [RuleExample] = [
    """
    // File: Sources/BookingFeature/Booking.swift
    import ↓RefundFeature
    struct Booking { let refund: Refund }
    // File: Sources/RefundFeature/Refund.swift
    import RefundFeatureInterface
    public struct Refund {}
    // File: Sources/RefundFeatureInterface/Refunding.swift
    public protocol Refunding {}
    """
  ]

  let nonTriggering: [RuleExample] = [
    """
    // File: Sources/BookingFeature/Booking.swift
    import RefundFeatureInterface
    struct Booking { let refund: any Refunding }
    // File: Sources/RefundFeature/Refund.swift
    import RefundFeatureInterface
    public struct Refund {}
    // File: Sources/RefundFeatureInterface/Refunding.swift
    public protocol Refunding {}
    """,
    """
    // File: Sources/App/Root.swift
    import BookingFeature
    import RefundFeature
    struct Root {}
    // File: Sources/BookingFeature/Booking.swift
    import DesignFeatureKit
    struct Booking {}
    // File: Sources/RefundFeature/Refund.swift
    public struct Refund {}
    // File: Sources/RefundFeatureInterface/Refunding.swift
    public protocol Refunding {}
    // File: Sources/DesignFeatureKit/Design.swift
    public struct Design {}
    // File: Tests/BookingFeatureTests/BookingTests.swift
    import RefundFeature
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let modules = FeatureModules(subject)
    return subject.files.flatMap { file -> [Finding] in
      guard !file.isTest, !file.isGenerated, !file.holdsComposition, modules.isOne(file.module) else { return [] }
      return file.facts.imports.compactMap { fact -> Finding? in
        guard fact.module != file.module, !fact.conditions.contains("DEBUG"),
          let interface = modules.interface(of: fact.module), interface != file.module
        else { return nil }
        return Finding(
          rule: identifier, severity: severity,
          message: "feature '\(file.module)' imports feature '\(fact.module)' instead of its interface",
          place: Place(path: file.path, line: fact.position.line, column: fact.position.column),
          help: "import \(interface), and receive what it declares from the composition root",
          declaration: file.path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? file.path,
          subject: "import \(fact.module)")
      }
    }
  }
}
