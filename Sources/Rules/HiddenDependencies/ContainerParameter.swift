import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds containers that are handed around outside composition.
struct ContainerParameter: AuditRule {
  let identifier = "container-parameter"
  let severity = Severity.warning
  let finds = "A container, a resolver or a whole graph taken or stored outside the composition folders."
  let rationale = """
    Who holds a container can fetch anything, so what it needs can be seen only by reading all of it, and it cannot be \
    made without the whole application. Take what is used, or a narrow closure that makes it.
    """

  let triggering: [RuleExample] = [
    """
    import Swinject

    final class TripListModel {
      private let ↓resolver: Resolver

      init(↓resolver: Resolver) { self.resolver = resolver }
      func open(↓with container: Container?) {}
    }
    """,
    """
    protocol Needing {
      func fill(↓from services: Services)
    }
    final class Services {
      private var made: [ObjectIdentifier: Any] = [:]
      func get<T>(_ type: T.Type) -> T { made[ObjectIdentifier(T.self)] as! T }
    }
    struct TripListModel {
      let ↓services: Services
      var count: Int { 0 }
    }
    """,
    """
    final class Trips {}
    final class Log {}
    final class Sync {}
    final class Clock {}
    final class Files {}
    final class AppServices {
      static let shared = AppServices()
      let trips = Trips()
      let log = Log()
      let sync = Sync()
      let clock = Clock()
      let files = Files()
    }
    final class TripListModel {
      init(↓services: AppServices) {}
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    final class TripListModel {
      private let trips: any Trips

      init(trips: any Trips) { self.trips = trips }
    }
    """,
    """
    import Swinject

    final class TripAssembly: Assembly {
      private let parent: Container
      init(parent: Container) { self.parent = parent }
      func assemble(container: Container) {
        container.register(Trips.self) { r in RemoteTrips(api: r.resolve(API.self)!) }
      }
    }
    """,
    """
    import Swinject
    import UIKit

    final class AppDelegate: NSObject, UIApplicationDelegate {
      var assembler: Assembler?
      private let container = Container()
    }
    """,
    """
    import CoreData

    final class TripStore {
      let container: NSPersistentContainer
      init(container: NSPersistentContainer, resolver: URLResolver, from decoder: KeyedDecodingContainer<Keys>) {}
    }
    """,
    """
    final class Trips {}
    final class Log {}
    struct BookingDependencies {
      let trips: Trips
      let log: Log
    }
    final class BookingModel {
      let dependencies: BookingDependencies
      init(dependencies: BookingDependencies) { self.dependencies = dependencies }
    }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let types = ContainerTypes(program: subject.program, reading: subject.containers)
    return subject.files.filter { !$0.isTest && !$0.isGenerated }.flatMap { file in
      FileAudit(file, of: subject).map { findings(in: $0, types) } ?? []
    }
  }

  private func findings(in audit: FileAudit, _ types: ContainerTypes) -> [Finding] {
    let placements = DeclarationPlacements(audit.file)
    // What the system starts the program with has to hold the graph: nobody else can.
    let entryPoints = LaunchCodeFinder.entryTypes(of: audit.facts)
    var found: [Finding] = []
    for entry in DeclaredMembers(audit).entries where !isContainersOwn(entry, types, audit) {
      let check = {
        (
          position: Position, name: String, type: TypeExpression, generics: [String], owner: Position,
          role: () -> String
        ) in
        guard placements.placement(of: owner, in: entry.enclosure) == .product else { return }
        var context = entry.context
        context.genericParameters += generics
        guard case .found(let resolved) = audit.subject.program.resolve(type, in: context),
          types.isContainer(resolved, in: audit.file.module)
        else { return }
        let declaration = entry.name.isEmpty ? role() : entry.name + "." + role()
        found.append(finding(audit.place(of: position), name: name, type: type, declaration: declaration))
      }
      for fact in entry.members.properties where !fact.isComputed && !fact.isStatic || entry.kind == .protocol {
        guard let type = fact.type, let enclosure = entry.enclosure, !entryPoints.contains(entry.name) else { continue }
        // What a scope of Needle receives from its parent.
        if entry.kind == .protocol, audit.enclosures.inheritedNames(of: enclosure).contains("Dependency") { continue }
        check(fact.header.position, fact.header.name, type, [], fact.header.position) { fact.header.name }
      }
      for fact in entry.members.initializers {
        for parameter in fact.parameters {
          check(
            parameter.position, parameter.name, parameter.type, fact.genericParameters.map(\.name),
            fact.header.position
          ) { "init" + labels(fact.parameters) }
        }
      }
      for fact in entry.members.functions {
        for parameter in fact.parameters {
          check(
            parameter.position, parameter.name, parameter.type, fact.genericParameters.map(\.name),
            fact.header.position
          ) { fact.header.name + labels(fact.parameters) }
        }
      }
    }
    return found
  }

  private func labels(_ parameters: [ParameterFact]) -> String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Containers may know containers.
  private func isContainersOwn(_ entry: DeclaredMembers.Entry, _ types: ContainerTypes, _ audit: FileAudit) -> Bool {
    guard let owner = entry.context.enclosing.last else { return false }
    if audit.subject.containers.shapes.wrappers.contains(owner) { return true }
    let type: ResolvedType =
      owner.module.isEmpty ? .external(path: owner.path, arguments: []) : .nominal(owner, arguments: [])
    return types.isContainer(type, in: audit.file.module)
  }

  private func finding(_ place: Place, name: String, type: TypeExpression, declaration: String) -> Finding {
    Finding(
      rule: identifier, severity: severity,
      message: "'\(name)' is a whole container: take what is used of it instead of '\(type)'", place: place,
      declaration: declaration, subject: "\(name): \(type)")
  }
}
