import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Keys of swift-dependencies that have a test value and, in all that was read, no live one.
struct UnimplementedKeys {
  private let survey: RegistrationSurvey
  private let subject: AuditSubject

  init(_ survey: RegistrationSurvey) {
    self.survey = survey
    subject = survey.subject
  }

  private struct Key {
    var type: TypeIdentifier
    var place: Place
  }

  func findings(of rule: UnregisteredService) -> [Finding] {
    guard survey.hasEntryPoint else { return [] }
    let keys = keys()
    guard !keys.isEmpty else { return [] }
    let members = members(of: keys)
    let set = namesSet()
    let found = subject.code.map(modules: subject.program.modules) { file -> [Finding] in
      guard file.facts.code.count > 0 else { return [] }
      var found: [Finding] = []
      for (index, body) in file.facts.bodies.enumerated() where body.role == .attribute {
        let node = file.facts.code[body.root]
        guard node.kind == .attribute, node.text == "Dependency", let argument = node.arguments.first else { continue }
        let site = CodeSite(
          place: Place(path: file.path, line: node.position.line, column: node.position.column), module: file.module,
          body: index, declaration: file.declarationName(of: body), owner: file.owner(of: body),
          conditions: body.conditions)
        guard survey.isProduct(site) else { continue }
        let key: Key?
        if argument.kind == .keyPath, let first = argument.text.split(separator: ".").first.map(String.init) {
          key = set.contains(first) ? nil : members[first]
        } else if argument.kind == .metatype, let written = argument.type,
          case .found(let type) = subject.program.resolve(written, in: file.context(of: body))
        {
          key = keys.first { $0.type == type.identifier }
        } else {
          key = nil
        }
        guard let key else { continue }
        found.append(
          Finding(
            rule: rule.identifier, severity: .warning,
            message: "'\(key.type.dottedName)' has no live value: outside of tests its test value answers here",
            place: site.place,
            notes: [FindingNote("'\(key.type.dottedName)' is a key for tests only", at: key.place)],
            help: "give it one: extension \(key.type.dottedName): DependencyKey { static let liveValue = … }",
            declaration: site.declaration, subject: node.spelling))
      }
      return found
    }
    return found.flatMap(\.self)
  }

  /// Sorted.
  private func keys() -> [Key] {
    var declared: [TypeIdentifier: Place] = [:]
    for file in subject.files where !file.isTest {
      guard subject.containers.imports.libraries(of: file.module).contains(.swiftDependencies) else { continue }
      let details = EnclosureDetails(file.facts)
      guard let code = subject.code.file(file.path, in: file.module) else { continue }
      for body in file.facts.bodies {
        guard let enclosure = body.enclosure, body.isStatic,
          details.inheritedNames(of: enclosure).contains("TestDependencyKey"), let owner = code.owner(of: body)
        else { continue }
        let position = file.facts.enclosures[enclosure].position
        declared[owner] = Place(path: file.path, line: position.line, column: position.column)
      }
    }
    return declared.sorted { $0.key < $1.key }.compactMap { type, place in
      guard !type.module.isEmpty, subject.code.members(named: "liveValue", of: type).isEmpty else { return nil }
      let names = subject.program.supertypeNames(of: .nominal(type, arguments: []))
      return names.contains { $0.name == "DependencyKey" } ? nil : Key(type: type, place: place)
    }
  }

  /// By the property of `DependencyValues` that reads them.
  private func members(of keys: [Key]) -> [String: Key] {
    var found: [String: Key] = [:]
    for member in subject.code.members(of: TypeIdentifier(module: "", path: ["DependencyValues"])) {
      guard let header = member.header, let file = subject.code.file(member.context.file, in: member.context.module)
      else { continue }
      for body in file.facts.bodies where body.declaration == header.position && body.role == .getter {
        for node in file.facts.code[body.root].all where node.kind == .subscripted {
          guard let written = node.arguments.first?.type,
            case .found(let type) = subject.program.resolve(written, in: file.context(of: body)),
            let key = keys.first(where: { $0.type == type.identifier })
          else { continue }
          found[member.name] = key
        }
      }
    }
    return found
  }

  /// What the product gives a value to: `prepareDependencies { $0.apiClient = .live }`.
  private func namesSet() -> Set<String> {
    let found = subject.code.map(modules: subject.program.modules.filter { $0.role != .test }) { file -> Set<String> in
      var names: Set<String> = []
      for index in 0..<file.facts.code.count {
        let node = file.facts.code[index]
        guard node.kind == .assignment, let target = node.firstChild, target.kind == .member else { continue }
        names.insert(target.text)
      }
      return names
    }
    var all: Set<String> = []
    for names in found { all.formUnion(names) }
    return all
  }
}
