import HandwireFacts
import HandwireFindings

/// Properties that hold the graph of a scope which ends while its holder lives on.
struct ScopeSlots {
  struct Slot {
    let owner: String
    let name: String
    /// The graph's type as written.
    let graph: String
    let place: Place
    /// Where it is released.
    let end: Place?
  }

  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func slots() -> [Slot] {
    let ownCode = OwnCode(subject)
    return DeclaredType.all(in: subject).flatMap { type -> [Slot] in
      guard !type.file.isTest, type.fact.kind != .protocol else { return [] }
      let isBlueprint = type.fact.inherited.contains { ["Blueprint", "BlueprintPart"].contains($0.type.description) }
      return type.fact.members.properties.compactMap { property -> Slot? in
        guard case .optional(.named(let named))? = property.type, !property.isStatic, !property.isComputed,
          let graph = named.components.last?.name,
          !property.header.modifiers.contains(where: { $0 == "weak" || $0.hasPrefix("unowned") })
        else { return nil }
        let place = Place(
          path: type.file.path, line: property.header.position.line, column: property.header.position.column)
        if isBlueprint {
          guard property.header.attribute(named: "Child") != nil else { return nil }
          return Slot(
            owner: type.identifier.dottedName, name: property.header.name, graph: graph, place: place, end: nil)
        }
        guard type.fact.kind == .class, Self.isScope(graph), !property.isConstant, isObject(property, of: type),
          let end = end(of: property.header.name, in: type.identifier, ownCode)
        else { return nil }
        return Slot(
          owner: type.identifier.dottedName, name: property.header.name, graph: graph, place: place, end: end)
      }
    }
  }

  private func isObject(_ property: PropertyFact, of type: DeclaredType) -> Bool {
    guard let member = subject.code.members(named: property.header.name, of: type.identifier).first,
      let written = property.type,
      case .found(.optional(let held)) = subject.program.resolve(written, in: member.context)
    else { return false }
    switch subject.program.kind(of: held) {
    case .class, .actor: return true
    case .value, .protocol, .function, .unknown: return false
    }
  }

  private static func isScope(_ name: String) -> Bool {
    guard ["Component", "Container", "Dependencies", "Graph", "Scope"].contains(where: { name.hasSuffix($0) }) else {
      return false
    }
    return ["Account", "Authenticated", "Flow", "LoggedIn", "Session", "SignedIn", "User"].contains {
      name.contains($0)
    }
  }

  /// `session = nil`
  private func end(of name: String, in type: TypeIdentifier, _ ownCode: OwnCode) -> Place? {
    for part in ownCode.parts(of: type) where part.body.role != .deinitializer {
      for node in part.root.all where node.kind == .assignment {
        guard let target = node.firstChild?.path, target == [name] || target == ["self", name],
          node.children.dropFirst().first(where: { _ in true })?.kind == .nilLiteral
        else { continue }
        return part.audit.place(of: node.start)
      }
    }
    return nil
  }
}

/// What tests expect to be released.
struct ReleaseTests {
  /// Names in `expectReleased(…)`, and types of weak locals.
  private var names: Set<String> = []

  init(_ subject: AuditSubject) {
    for file in subject.files where file.isTest {
      for body in file.facts.bodies {
        let root = file.facts.code[body.root]
        let looks = root.all.contains { node in
          (node.kind == .name && Self.expectations.contains { node.text.lowercased().contains($0.lowercased()) })
            || (node.kind == .capture && node.label == "weak") || (node.kind == .local && node.label == "weak")
        }
        guard looks || Self.isWeakTest(body.name) else { continue }
        for node in root.all {
          if node.kind == .name || node.kind == .member { names.insert(node.text) }
          if case .named(let named)? = node.type { named.components.last.map { _ = names.insert($0.name) } }
          if case .optional(.named(let named))? = node.type { named.components.last.map { _ = names.insert($0.name) } }
        }
      }
    }
  }

  private static let expectations = ["expectReleased", "trackForMemoryLeak", "assertDeallocated", "assertNoLeak"]

  private static func isWeakTest(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["leak", "dealloc", "release"].contains { name.contains($0) }
  }

  func cover(_ graph: String, named name: String) -> Bool { names.contains(graph) || names.contains(name) }
}
