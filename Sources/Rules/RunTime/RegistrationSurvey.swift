import HandwireFacts
import HandwireFindings
import HandwireReaders

/// What the rules on registrations ask of the joined graph again and again.
struct RegistrationSurvey: Sendable {
  let subject: AuditSubject
  let graph: RegisteredGraph
  /// Whether the program that was read is started somewhere; else who uses it may register more, and ask for more.
  let hasEntryPoint: Bool

  init(_ subject: AuditSubject) {
    self.subject = subject
    graph = subject.registered
    hasEntryPoint =
      subject.program.modules.contains { $0.role == .executable }
      || subject.files.contains { file in
        !file.isTest
          && (file.path == "main.swift" || file.path.hasSuffix("/main.swift")
            || !LaunchCodeFinder.entryTypes(of: file.facts).isEmpty)
      }
  }

  func file(of site: CodeSite) -> AuditFile? { subject.file(site.place.path) }

  /// The product's own code, its composition included; no tests, previews, stand-ins or generated code.
  func isProduct(_ site: CodeSite) -> Bool {
    guard let file = file(of: site), !file.isTest, !file.isGenerated else { return false }
    guard let body = site.body, file.placements.indices.contains(body) else { return true }
    return file.placements[body].isShipped
  }

  func isProduct(_ object: RegisteredObject) -> Bool { !object.reach.isForTests && isProduct(object.site) }

  /// What a request of the product asks for, as messages name it: `'API' (name: "open")`.
  func title(of key: ContainerKey) -> String {
    let type = key.written.map { "\($0)" } ?? subject.program.describe(key.type)
    switch key.name {
    case .none: return "'\(type)'"
    case .fixed(let name): return "'\(type)' (name: \(Self.literal(name)))"
    case .computed(let spelling): return "'\(type)' (name: \(spelling))"
    }
  }

  /// A name as one writes it.
  static func literal(_ name: String) -> String { name.hasPrefix(".") ? name : "\"\(name)\"" }

  func fetch(of request: ContainerRequest) -> Fetch? {
    guard case .fetch(let index) = request.origin, subject.containers.fetches.indices.contains(index) else {
      return nil
    }
    return subject.containers.fetches[index]
  }

  /// What a request comes to that gets nothing.
  enum Lack: Sendable {
    /// The program ends there.
    case stops
    /// `nil`, and the code says what then.
    case isNil
    /// The project's own wrapper decides.
    case wrapped
  }

  func lack(of request: ContainerRequest) -> Lack {
    guard let fetch = fetch(of: request) else { return .stops }
    switch fetch.manner {
    case .wrapper:
      if request.isOptional { return .isNil }
      return fetch.library == .homeMade ? .wrapped : .stops
    case .operation: return .stops
    case .call, .member, .subscripted, .filling, .environment: break
    }
    switch fetch.library {
    case .resolver: return fetch.node.firstChild?.text == "resolve" ? .stops : .isNil
    case .factory, .needle: return .stops
    case .swinject, .dip, .swiftDependencies, .handwire, .homeMade: return request.isOptional ? .isNil : .stops
    }
  }

  func finding(
    of rule: some AuditRule, severity: Severity? = nil, for request: ContainerRequest, message: String,
    notes: [FindingNote] = [], help: String? = nil
  ) -> Finding {
    var subject = request.subject
    if case .parameter = request.origin, let member = request.member {
      subject = request.key.written.map { "\(member): \($0)" } ?? member
    }
    return Finding(
      rule: rule.identifier, severity: severity ?? rule.severity, message: message, place: request.site.place,
      notes: notes, help: help, declaration: request.site.declaration, subject: subject)
  }

  func finding(
    of rule: some AuditRule, severity: Severity? = nil, for object: RegisteredObject, message: String,
    notes: [FindingNote] = [], help: String? = nil
  ) -> Finding {
    Finding(
      rule: rule.identifier, severity: severity ?? rule.severity, message: message, place: place(of: object),
      notes: notes, help: help, declaration: object.site.declaration, subject: object.title)
  }

  /// Of the call that registers, or of the name of the member that does.
  func place(of object: RegisteredObject) -> Place {
    guard object.registration.key.member != nil, !object.registration.isOverride, let body = object.site.body,
      let bodies = file(of: object.site)?.facts.bodies, bodies.indices.contains(body)
    else { return object.site.place }
    let name = bodies[body].declaration
    return Place(path: object.site.place.path, line: name.line, column: name.column)
  }
}
