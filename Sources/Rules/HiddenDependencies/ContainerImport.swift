import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds libraries of containers that are imported outside composition.
struct ContainerImport: AuditFileRule {
  let identifier = "container-import"
  let severity = Severity.warning
  let finds = "A library of dependency injection imported outside the composition folders."
  let rationale = """
    Models, views and services that import a container can be built, tested and reused only together with it, and \
    leaving the library means touching all of them. Only the code that wires needs to know how it is wired.
    """

  let triggering: [RuleExample] = [
    """
    import Foundation
    import ↓Swinject

    final class TripListModel {
      let trips: Trips
      init(resolver: Resolver) { trips = resolver.resolve(Trips.self)! }
    }
    """,
    """
    #if canImport(FactoryKit)
    import ↓FactoryKit
    #endif
    @preconcurrency import ↓Resolver

    final class TripListModel {}
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Foundation

    final class TripListModel {
      let trips: Trips
      init(trips: Trips) { self.trips = trips }
    }
    """,
    """
    import Swinject

    final class TripAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Trips.self) { r in RemoteTrips(api: r.resolve(API.self)!) }
      }
    }
    """,
    """
    // File: Sources/Feature/Model.swift
    import Resolver
    import Dependencies
    import ComposableArchitecture

    final class TripListModel {}
    // File: Sources/Resolver/Names.swift
    public struct NameResolver {}
    """,
  ]

  func findings(in audit: FileAudit) -> [Finding] {
    guard !audit.file.isTest, !audit.file.isGenerated, !audit.file.holdsComposition, !isLibrarysOwn(audit) else {
      return []
    }
    return audit.facts.imports.compactMap { fact in
      guard let library = LibraryImports.library(of: fact.module, in: audit.subject.program) else { return nil }
      switch library {
      case .swinject, .factory, .resolver, .needle, .dip: break
      case .swiftDependencies, .handwire, .homeMade: return nil
      }
      return Finding(
        rule: identifier, severity: severity,
        message: "'\(fact.path)' is imported outside of composition: only the code that wires should know it",
        place: audit.place(of: fact.position), declaration: "", subject: "import \(fact.path)")
    }
  }

  private func isLibrarysOwn(_ audit: FileAudit) -> Bool {
    LibraryImports.library(of: audit.file.module, in: audit.subject.program) != nil
  }
}
