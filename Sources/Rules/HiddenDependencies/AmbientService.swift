import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds services that are read as ambient values.
struct AmbientService: AuditFileRule {
  let identifier = "ambient-service"
  let severity = Severity.warning
  let finds = "A feature's service read as an ambient value."
  let rationale = """
    An ambient value is there for everybody and stated nowhere, which is fine for the clock, the date or the locale. A \
    client or a repository is a part of what a feature is made of: whoever makes the feature should see and choose it.
    """

  let triggering: [RuleExample] = [
    """
    import Dependencies

    final class TripListModel {
      ↓@Dependency(\\.tripClient) var trips
      ↓@Dependency(TripStore.self) private var store
      @Dependency(\\.date.now) var now

      func load() {
        ↓@Dependency(\\.apiClient.load) var load
        @Dependency(\\.continuousClock) var clock
      }
    }
    """,
    """
    import HandwireAmbient

    final class TripListModel {
      ↓@Ambient(\\.tripClient) var trips
      @Ambient(\\.uuid) var uuid
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Dependencies

    final class TripListModel {
      private let trips: any Trips
      @Dependency(\\.date) var date
      @Dependency(\\.uuid) var uuid
      @Dependency(\\.mainQueue) var queue
      @Dependency(\\.logger) var logger
      @Dependency(\\.openURL) var openURL
      init(trips: any Trips) { self.trips = trips }
    }
    """,
    """
    import Dependencies

    extension TripClient: DependencyKey {
      static var liveValue: TripClient {
        @Dependency(\\.apiClient) var api
        return TripClient(api)
      }
    }
    """,
    """
    @propertyWrapper struct Dependency<Value> {
      var wrappedValue: Value
      init(_ path: String) {}
    }
    final class Package {
      @Dependency("a") var first: Int
    }
    """,
  ]

  func findings(in audit: FileAudit) -> [Finding] {
    guard isAmbient(audit) else { return [] }
    var found: [Finding] = []
    for index in audit.file.productBodies {
      let body = audit.facts.bodies[index]
      for node in audit.facts.code[body.root].all where node.kind == .attribute {
        guard node.text == "Dependency" || node.text == "Ambient", let key = node.arguments.first,
          let name = name(of: key), !AmbientKeys.isSystemLike(name), !isValue(key, body, audit)
        else { continue }
        found.append(
          Finding(
            rule: identifier, severity: severity,
            message: "'\(node.spelling)' reads a service that nobody handed over: receive it in the initializer",
            place: audit.place(of: node.position), declaration: audit.code.declarationName(of: body),
            subject: node.spelling))
      }
    }
    return found
  }

  private func isAmbient(_ audit: FileAudit) -> Bool {
    if audit.subject.containers.imports.libraries(of: audit.file.module).contains(.swiftDependencies) { return true }
    return audit.facts.imports.contains { ["HandwireAmbient", "HandwireTesting"].contains($0.module) }
  }

  private func name(of key: CodeNode) -> String? {
    switch key.kind {
    case .keyPath: key.text
    case .metatype: key.type?.description
    default: nil
    }
  }

  /// A flag, a date or a text among the values of the program is no service.
  private func isValue(_ key: CodeNode, _ body: BodyFact, _ audit: FileAudit) -> Bool {
    let services = ServiceTypes(audit.subject.code)
    if key.kind == .metatype { return false }
    let root: ResolvedType = .external(path: ["DependencyValues"], arguments: [])
    guard let type = audit.code.value(ofKeyPath: key.text, on: root) else { return false }
    return services.isPlainValue(type)
  }
}
