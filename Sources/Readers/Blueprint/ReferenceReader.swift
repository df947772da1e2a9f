import HandwireFacts
import HandwireFindings
import HandwireGraph

/// `typealias Parent`, `Refines`, `Parts`, `Boundaries` and `Lookup`.
struct ReferenceReader {
  let surroundings: BlueprintSurroundings
  let member: MemberSurroundings
  let kinds: [TypeIdentifier: BlueprintDeclaration.Kind]
  var types: TypeReader
  private(set) var findings: [Finding] = []

  init(
    surroundings: BlueprintSurroundings, member: MemberSurroundings,
    kinds: [TypeIdentifier: BlueprintDeclaration.Kind]
  ) {
    self.surroundings = surroundings
    self.member = member
    self.kinds = kinds
    types = TypeReader(program: surroundings.program)
  }

  mutating func read(_ aliases: [AliasFact], into references: inout BlueprintReferences) {
    for alias in aliases where ["Parent", "Refines", "Parts", "Boundaries", "Lookup"].contains(alias.header.name) {
      let name = alias.header.name
      guard isSound(alias, earlier: references.places[name]) else { continue }
      references.places[name] = place(of: alias)
      switch name {
      case "Parent": references.parent = reference(alias.type, .blueprint, alias)
      case "Refines": references.refines = reference(alias.type, .blueprint, alias)
      case "Boundaries": references.hasUnimplementedBoundaries = names("Unimplemented", alias)
      case "Lookup": references.isFoundByType = names("ByType", alias)
      default: references.parts = parts(alias)
      }
    }
  }

  /// Whether the alias stands for the type of Handwire that says so; `Never` says nothing.
  private mutating func names(_ choice: String, _ alias: AliasFact) -> Bool {
    let written = TypeSpelling.text(alias.type)
    if written == choice || written == "Handwire.\(choice)" { return true }
    if written == "Never" || written == "Swift.Never" { return false }
    report(
      "blueprint-reference", alias, "'\(alias.header.name)' can be '\(choice)', and \(written) is something else",
      help: "write 'typealias \(alias.header.name) = \(choice)', or remove it")
    return false
  }

  private mutating func parts(_ alias: AliasFact) -> [BlueprintDeclaration.Reference] {
    let listed = if case .tuple(let elements) = alias.type { elements.map(\.type) } else { [alias.type] }
    var parts: [BlueprintDeclaration.Reference] = []
    for type in listed {
      guard let part = reference(type, .part, alias) else { continue }
      if parts.contains(where: { $0.identifier == part.identifier }) {
        report(
          "duplicate-part", alias, "\(part.identifier.name) is listed twice in 'Parts'", help: "list it once")
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  private mutating func reference(
    _ type: TypeExpression, _ expected: BlueprintDeclaration.Kind, _ alias: AliasFact
  ) -> BlueprintDeclaration.Reference? {
    let resolved = types.type(type, in: member.context, at: place(of: alias), of: declaration(of: alias))
    if case .unknown = resolved { return nil }
    if case .external(path: ["Never"], arguments: _) = resolved { return nil }
    let written = TypeSpelling.text(type)
    guard case .nominal(let identifier, _) = resolved, let kind = kinds[identifier] else {
      let help = "write 'typealias \(alias.header.name) = X', where X is a struct that lists '\(expected.name)'"
      report("blueprint-reference", alias, "\(written) is no \(expected.word)", help: help)
      return nil
    }
    guard kind == expected else {
      report(
        "blueprint-reference", alias,
        "\(written) is a \(kind.word), and 'typealias \(alias.header.name)' names "
          + (expected == .part ? "parts" : "a blueprint"),
        help: kind == .part ? "write 'typealias Parts = \(written)'" : "let \(written) list 'BlueprintPart' instead")
      return nil
    }
    return BlueprintDeclaration.Reference(identifier: identifier, place: place(of: alias))
  }

  private mutating func isSound(_ alias: AliasFact, earlier: Place?) -> Bool {
    let name = alias.header.name
    let conditions = member.ownConditions(of: alias.header)
    if let condition = conditions.first {
      report(
        "blueprint-reference", alias, "'\(name)' depends on '#if \(condition)', and a graph has one shape",
        help: name == "Parts"
          ? "list the part always, and put the '#if' around its members" : "move 'typealias \(name)' out of the '#if'")
      return false
    }
    if let earlier {
      report(
        "blueprint-reference", alias, "'\(name)' is declared twice", help: "keep one of them",
        notes: [FindingNote("the other one is declared here", at: earlier)])
      return false
    }
    if surroundings.sighting.kind == .part, name != "Parts" {
      report(
        "blueprint-reference", alias, "a part belongs to whatever blueprint lists it, so it has no '\(name)'",
        help: "move 'typealias \(name)' to the blueprint that lists \(surroundings.sighting.name) in its 'Parts'")
      return false
    }
    return true
  }

  private mutating func report(
    _ rule: String, _ alias: AliasFact, _ message: String, help: String, notes: [FindingNote] = []
  ) {
    findings.append(
      Finding(
        rule: rule, severity: .error, message: message, place: place(of: alias), notes: notes, help: help,
        declaration: declaration(of: alias), subject: TypeSpelling.text(alias.type)))
  }

  private func place(of alias: AliasFact) -> Place { Place(alias.header.position, in: member.path) }

  private func declaration(of alias: AliasFact) -> String {
    "\(surroundings.sighting.name).\(alias.header.name)"
  }
}

extension BlueprintDeclaration.Kind {
  fileprivate var name: String {
    switch self {
    case .blueprint: "Blueprint"
    case .part: "BlueprintPart"
    }
  }

  fileprivate var word: String {
    switch self {
    case .blueprint: "blueprint"
    case .part: "part"
    }
  }
}
