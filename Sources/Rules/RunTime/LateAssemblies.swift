import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Registrations of Swinject that an assembly, applied further down in the same body, registers once more.
struct LateAssemblies {
  private let survey: RegistrationSurvey

  init(_ survey: RegistrationSurvey) { self.survey = survey }

  private struct Key: Hashable {
    var type: RequestKey
    var name: ContainerKey.Name
    var arguments: [RequestKey]
  }

  func findings(of rule: DeadOverride) -> [Finding] {
    var assembled: [String: [Key: RegisteredObject]] = [:]
    for object in survey.graph.objects where object.registration.library == .swinject {
      guard object.reach.branches.isEmpty, object.reach.buildConditions.isEmpty, let owner = object.site.owner,
        object.site.declaration.hasSuffix(".assemble(container:)"), let key = key(of: object)
      else { continue }
      assembled[owner.name, default: [:]][key] = object
    }
    guard !assembled.isEmpty else { return [] }
    return survey.graph.objects.compactMap { object in
      guard object.registration.library == .swinject, let key = key(of: object),
        !object.site.declaration.hasSuffix(".assemble(container:)"),
        let file = survey.file(of: object.site), !file.isGenerated, let body = object.site.body,
        let container = object.registration.node.firstChild?.firstChild?.spelling
      else { return nil }
      let node = object.registration.node
      let root = file.facts.code[file.facts.bodies[body].root]
      for call in root.all where call.index >= node.end && call.kind == .call && list(of: call) == list(of: node) {
        for assembly in assemblies(appliedBy: call, to: container) {
          guard let other = assembled[assembly]?[key] else { continue }
          return survey.finding(
            of: rule, for: object,
            message: "'\(assembly)' is applied below and registers '\(object.title)' once more: this one never answers",
            notes: [FindingNote("the one that does", at: other.site.place)],
            help: "register it after '\(assembly)' is applied")
        }
      }
      return nil
    }
  }

  private func key(of object: RegisteredObject) -> Key? {
    guard object.hasKnownArguments, let type = RequestKey(object.registration.key.type) else { return nil }
    if case .computed = object.registration.key.name { return nil }
    let arguments = object.registration.arguments.compactMap { RequestKey($0) }
    guard arguments.count == object.registration.arguments.count else { return nil }
    return Key(type: type, name: object.registration.key.name, arguments: arguments)
  }

  /// The list of statements that it stands in.
  private func list(of node: CodeNode) -> Int? {
    var current = node
    while let parent = current.parent {
      if parent.kind == .block || parent.kind == .closure { return parent.index }
      current = parent
    }
    return nil
  }

  private func assemblies(appliedBy call: CodeNode, to container: String) -> [String] {
    guard let callee = call.firstChild else { return [] }
    if callee.kind == .member, callee.text == "assemble",
      call.arguments.contains(where: { $0.label == "container" && $0.spelling == container }),
      let name = callee.firstChild.flatMap(Self.made)
    {
      return [name]
    }
    guard callee.kind == .name, callee.text == "Assembler",
      call.arguments.contains(where: { $0.label == "container" && $0.spelling == container })
    else { return [] }
    return call.arguments.filter { $0.kind == .array }.flatMap { $0.children.compactMap(Self.made) }
  }

  /// `AppAssembly` for `AppAssembly()`.
  private static func made(_ node: CodeNode) -> String? {
    guard node.kind == .call, let callee = node.firstChild, callee.text.first?.isUppercase == true else { return nil }
    return callee.text
  }
}
