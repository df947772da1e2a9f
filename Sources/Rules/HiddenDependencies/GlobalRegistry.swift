import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds global variables that services are put into.
struct GlobalRegistry: AuditRule {
  let identifier = "global-registry"
  let severity = Severity.warning
  let finds = "A mutable global or static variable that services are put into or read from."
  let rationale = """
    Everybody can replace what is in it, at any time and from any thread, so two tests cannot run side by side and nobody \
    can say which object is used where. Swift 6 refuses it for the same reason. Let the graph of a scope own the object, \
    and hand it to whoever needs it.
    """

  let triggering: [RuleExample] = [
    """
    protocol Trips {}
    final class RemoteTrips: Trips {}

    enum Registry {
      static var ↓makers: [String: () -> Any] = [:]
      private static var ↓trips: any Trips = RemoteTrips()
      static var ↓cache: [ObjectIdentifier: AnyObject] = [:]
    }
    var ↓currentTrips: Trips? = nil
    """,
    """
    import Swinject

    enum Composition {
      static var ↓assembler = Assembler()
      nonisolated(unsafe) static var ↓container: Container!
    }
    """,
    """
    final class Session {
      static var ↓shared = Session()
      private static var ↓byUser: [String: Session] = [:]
      func go() {}
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    protocol Trips {}
    final class RemoteTrips: Trips {}

    final class AppGraph {
      let trips: any Trips
      init() { trips = RemoteTrips() }
    }
    """,
    """
    import Foundation
    import UIKit

    enum Theme {
      static var accent = UIColor.red
      static var titles: [String: String] = [:]
      static var isDark = false
      static var count: Int = 0
      static let trips = RemoteTrips()
      static var computed: RemoteTrips { RemoteTrips() }
      static var formatter = DateFormatter()
      static var fonts: [UIFont] = []
      @TaskLocal static var current: RemoteTrips? = nil
      var member: RemoteTrips? = nil
    }
    struct Trip { static var sample = Trip(name: "a"); let name: String }
    final class RemoteTrips {}
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let services = ServiceTypes(subject.code)
    let containers = ContainerTypes(program: subject.program, reading: subject.containers)
    return subject.files.filter { !$0.isTest && !$0.isGenerated }.flatMap { file in
      FileAudit(file, of: subject).map { findings(in: $0, services, containers) } ?? []
    }
  }

  private func findings(in audit: FileAudit, _ services: ServiceTypes, _ containers: ContainerTypes) -> [Finding] {
    let placements = DeclarationPlacements(audit.file)
    let types = DeclaredTypes(audit)
    return DeclaredMembers(audit).entries.flatMap { entry in
      entry.members.properties.compactMap { fact -> Finding? in
        guard isMutableGlobal(fact, entry) else { return nil }
        let type = types.type(of: fact, in: entry.context)
        guard holds(type, services, containers, audit), !isConstant(type, entry, types),
          placements.placement(of: fact.header.position, in: entry.enclosure).isShipped
        else { return nil }
        let name = entry.name.isEmpty ? fact.header.name : entry.name + "." + fact.header.name
        return Finding(
          rule: identifier, severity: severity,
          message: "everybody can replace what '\(name)' holds: let a graph own it and hand it on",
          place: audit.place(of: fact.header.position), declaration: name, subject: "var \(fact.header.name)")
      }
    }
  }

  private func isMutableGlobal(_ fact: PropertyFact, _ entry: DeclaredMembers.Entry) -> Bool {
    guard !fact.isComputed, !fact.isConstant, !fact.header.hasModifier("lazy") else { return false }
    if fact.header.attributes.contains(where: { ["TaskLocal", "Dependency", "Environment"].contains($0.name) }) {
      return false
    }
    if Self.requirements.contains(fact.header.name) { return false }
    return entry.enclosure == nil || fact.isStatic
  }

  /// What protocols of frameworks ask for; nobody puts anything in.
  private static let requirements: Set<String> = [
    "allCases", "defaultValue", "liveValue", "previewValue", "testValue",
  ]

  /// Several of the type's own are its constants.
  private func isConstant(_ type: ResolvedType, _ entry: DeclaredMembers.Entry, _ types: DeclaredTypes) -> Bool {
    guard let owner = entry.context.enclosing.last, type.identifier == owner else { return false }
    let variables = entry.members.properties.filter { $0.isStatic && !$0.isComputed && !$0.isConstant }
    return variables.count { types.type(of: $0, in: entry.context).identifier == owner } > 1
  }

  private func holds(
    _ type: ResolvedType, _ services: ServiceTypes, _ containers: ContainerTypes, _ audit: FileAudit
  ) -> Bool {
    if containers.isContainer(type, in: audit.file.module) { return true }
    switch type.withoutOptional {
    case .dictionary(let key, let value):
      // Values by name are settings; objects by type, or closures that make them, are services.
      if case .existential([]) = value.withoutOptional, key.lastName == "String" { return false }
      return isAnything(value) || services.kind(of: value) == .object
    case .array(let element): return services.kind(of: element) == .object
    case .nominal, .existential: return services.kind(of: type) == .object
    case .external: return services.kind(of: type) == .object
    case .function, .optional, .opaque, .tuple, .metatype, .parameter, .pack, .unknown: return false
    }
  }

  /// `Any`, `AnyObject`, `() -> Any`: what holds services of all kinds.
  private func isAnything(_ type: ResolvedType) -> Bool {
    switch type {
    case .existential(let elements):
      elements.isEmpty || elements == [.external(path: ["AnyObject"], arguments: [])]
    case .function(let function): isAnything(function.result)
    case .optional(let inner): isAnything(inner)
    default: false
    }
  }
}
