import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Overrides of Factory's factories, weighed as the library does: contexts before registrations, and what the factory says
/// itself again at each access, unless that ends in `once()`.
struct FactoryContexts {
  private let survey: RegistrationSurvey

  init(_ survey: RegistrationSurvey) { self.survey = survey }

  private struct Modifier {
    var name: String
    var call: CodeNode
  }

  private struct MemberKey: Hashable {
    var container: String
    var member: String
  }

  func findings(of rule: DeadOverride) -> [Finding] {
    let objects = survey.graph.objects.filter { $0.registration.library == .factory }
    var own: [MemberKey: (object: RegisteredObject, modifiers: [Modifier])] = [:]
    var found: [Finding] = []
    var several: Set<MemberKey> = []
    for object in objects where !object.registration.isOverride {
      guard let key = key(of: object) else { continue }
      let modifiers = Self.modifiers(after: object.registration.node)
      if own[key] != nil { several.insert(key) }
      own[key] = (object, modifiers)
      if survey.file(of: object.site)?.isGenerated == false { found += repeated(modifiers, of: object, rule) }
    }
    let isContextChanged = changesContext()
    for object in objects where object.registration.isOverride {
      guard let key = key(of: object), !several.contains(key), let definition = own[key],
        let finding = finding(for: object, definition.object, definition.modifiers, isContextChanged, rule)
      else { continue }
      found.append(finding)
    }
    return found
  }

  private func key(of object: RegisteredObject) -> MemberKey? {
    let registration = object.registration
    guard let member = registration.key.member,
      let container = registration.key.container?.lastName ?? Self.written(registration.node)
    else { return nil }
    return MemberKey(container: container, member: member)
  }

  /// `Container` of `Container.shared.api.register { … }`, where the library was not read.
  private static func written(_ override: CodeNode) -> String? {
    guard let path = override.firstChild?.path, path.count == 4, path[1] == "shared" else { return nil }
    return path[0]
  }

  private static func modifiers(after node: CodeNode) -> [Modifier] {
    var found: [Modifier] = []
    var current = node
    while let parent = current.parent, parent.firstChild == current {
      if parent.kind == .call, current.kind == .member { found.append(Modifier(name: current.text, call: parent)) }
      guard parent.kind == .member || parent.kind == .call else { break }
      current = parent
    }
    return found
  }

  /// `.onTest { … }.onTest { … }`
  private func repeated(_ modifiers: [Modifier], of object: RegisteredObject, _ rule: DeadOverride) -> [Finding] {
    modifiers.enumerated().compactMap { index, modifier in
      guard Self.contexts.contains(modifier.name),
        let later = modifiers[(index + 1)...].first(where: { $0.name == modifier.name }),
        let callee = modifier.call.firstChild
      else { return nil }
      let place = place(before: callee.position, object)
      return Finding(
        rule: rule.identifier, severity: rule.severity,
        message: "'.\(modifier.name)' is set once more for '\(object.title)' below: this one never answers",
        place: place,
        notes: [
          FindingNote(
            "the one that does", at: self.place(before: later.call.firstChild?.position ?? callee.position, object))
        ],
        help: "remove one of them", declaration: object.site.declaration, subject: ".\(modifier.name)")
    }
  }

  /// Of the dot.
  private func place(before position: Position, _ object: RegisteredObject) -> Place {
    Place(path: object.site.place.path, line: position.line, column: max(position.column - 1, 1))
  }

  private func finding(
    for override: RegisteredObject, _ definition: RegisteredObject, _ modifiers: [Modifier], _ isContextChanged: Bool,
    _ rule: DeadOverride
  ) -> Finding? {
    guard let how = override.registration.node.firstChild?.text, let file = survey.file(of: override.site),
      !file.isGenerated
    else { return nil }
    let isOnce = modifiers.contains { $0.name == "once" }
    let outranking: String
    switch how {
    case "register":
      guard !isContextChanged else { return nil }
      if override.reach.isForTests, modifiers.contains(where: { $0.name == "onTest" }) {
        outranking = "onTest"
      } else if isPreview(override, file), modifiers.contains(where: { $0.name == "onPreview" }) {
        outranking = "onPreview"
      } else if modifiers.contains(where: { $0.name == "onSimulator" }),
        modifiers.contains(where: { $0.name == "onDevice" })
      {
        outranking = "onDevice"
      } else {
        return nil
      }
    case "onDebug", "onDevice", "onPreview", "onSimulator", "onTest":
      guard !isOnce, modifiers.contains(where: { $0.name == how }) else { return nil }
      outranking = how
    default: return nil
    }
    let why =
      how == "register"
      ? "its own '.\(outranking)' comes before any registration"
      : "its own '.\(outranking)' is set anew at each access"
    return survey.finding(
      of: rule, for: override, message: "this override of '\(definition.title)' never answers: \(why)",
      notes: [FindingNote("'.\(outranking)' is set here", at: survey.place(of: definition))],
      help: how == "register"
        ? "override it with .\(outranking) { … }, and end the factory with .once()" : "end the factory with .once()")
  }

  private func isPreview(_ object: RegisteredObject, _ file: AuditFile) -> Bool {
    guard let body = object.site.body, file.placements.indices.contains(body) else { return false }
    let root = file.facts.code[file.facts.bodies[body].root]
    return file.placements[body] == .preview && root.kind == .macro && root.text == "Preview"
  }

  /// Somebody says what Factory shall take the context to be.
  private func changesContext() -> Bool {
    let found = survey.subject.code.map(modules: survey.subject.program.modules) { file -> Bool in
      guard file.facts.imports.contains(where: { InjectionLibrary(module: $0.module) == .factory }) else {
        return false
      }
      for index in 0..<file.facts.code.count {
        let node = file.facts.code[index]
        if node.kind == .name, node.text == "FactoryContext" { return true }
      }
      return false
    }
    return found.contains(true)
  }

  private static let contexts: Set<String> = ["onDebug", "onDevice", "onPreview", "onSimulator", "onTest"]
}
