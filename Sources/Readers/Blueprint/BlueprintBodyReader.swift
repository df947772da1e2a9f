import HandwireFacts
import HandwireFindings
import HandwireGraph

/// One blueprint or part: its own braces first, then those of its extensions, in file order.
struct BlueprintBodyReader {
  private let program: Program
  private let sighting: BlueprintSighting
  private let surroundings: BlueprintSurroundings
  private let kinds: [TypeIdentifier: BlueprintDeclaration.Kind]
  private let extensions: [ExtensionDeclaration]
  private(set) var findings: [Finding] = []
  private var opaqueFunctions: [(name: String, finding: Finding)] = []

  init(
    program: Program, sighting: BlueprintSighting, graphs: [TypeIdentifier: TypeIdentifier],
    kinds: [TypeIdentifier: BlueprintDeclaration.Kind], shadowedMarkers: Set<String>
  ) {
    self.program = program
    self.sighting = sighting
    self.kinds = kinds
    let identifier = sighting.identifier
    extensions = program.extensions(of: identifier).filter { $0.module == identifier.module }
    surroundings = BlueprintSurroundings(
      program: program, sighting: sighting, access: min(sighting.fact.header.access ?? .internal, .public),
      isolation: program.isolation(of: identifier), graphs: graphs, shadowedMarkers: shadowedMarkers)
  }

  /// Of every file that says something about the blueprint.
  var paths: Set<String> { Set([sighting.path] + extensions.map(\.path)) }

  mutating func declaration() -> BlueprintDeclaration {
    let header = sighting.fact.header
    var members = members(of: sighting.fact.members, ownSurroundings)
    var references = BlueprintReferences()
    readReferences(of: sighting.fact.members, ownSurroundings, into: &references)
    for entry in extensions {
      let inner = memberSurroundings(of: entry)
      members += self.members(of: entry.fact.members, inner)
      readReferences(of: entry.fact.members, inner, into: &references)
    }
    let named = Set(members.compactMap { $0.implementationName(in: sighting.identifier) })
    findings += opaqueFunctions.filter { !named.contains($0.name) }.map(\.finding)
    // A part may be there for its connections alone; a graph without bindings has nothing to connect.
    let isEmpty = sighting.kind == .part ? members.isEmpty : members.allSatisfy { !$0.isBinding }
    if isEmpty, references.parts.isEmpty, references.refines == nil, findings.isEmpty {
      reportEmpty()
    }
    var declaration = BlueprintDeclaration(
      identifier: sighting.identifier, kind: sighting.kind, graphName: sighting.graphName ?? sighting.name,
      place: sighting.place, context: sighting.context, access: surroundings.access,
      isolation: surroundings.isolation, repeatedAttributes: repeatedAttributes, isSendable: isSendable,
      documentation: header.documentation, conditions: header.conditions, parent: references.parent,
      refines: references.refines, parts: references.parts, members: members)
    declaration.hasUnimplementedBoundaries = references.hasUnimplementedBoundaries
    declaration.isFoundByType = references.isFoundByType
    return declaration
  }

  private var isSendable: Bool {
    (sighting.fact.inherited + extensions.flatMap(\.fact.inherited)).contains(where: \.isSendable)
  }

  private var repeatedAttributes: [String] {
    let header = sighting.fact.header
    let outside = LexicalContext(module: sighting.identifier.module, file: sighting.path)
    return header.attributes.filter {
      ["available", "_spi", "preconcurrency"].contains($0.name)
        || SignatureReader.isGlobalActor($0, in: outside, program: program)
    }.map(\.text) + header.modifiers.filter { $0.hasPrefix("nonisolated") }
  }

  private var ownSurroundings: MemberSurroundings {
    MemberSurroundings(
      path: sighting.path, context: sighting.context, defaultAccess: nil, isolation: surroundings.isolation,
      blueprintConditions: sighting.fact.header.conditions)
  }

  private func memberSurroundings(of entry: ExtensionDeclaration) -> MemberSurroundings {
    let context = LexicalContext(module: entry.module, file: entry.path, enclosing: [sighting.identifier])
    let isolation = SignatureReader.isolation(of: entry.fact.header, in: context, program: program)
    return MemberSurroundings(
      path: entry.path, context: context, defaultAccess: entry.fact.header.access,
      isolation: isolation ?? surroundings.isolation, blueprintConditions: sighting.fact.header.conditions)
  }

  private mutating func members(of facts: MemberFacts, _ inner: MemberSurroundings) -> [MemberDeclaration] {
    var properties = PropertyMemberReader(surroundings: surroundings, member: inner)
    var functions = FunctionMemberReader(surroundings: surroundings, member: inner)
    var members: [(position: Position, declaration: MemberDeclaration)] = []
    for property in facts.properties {
      if let declaration = properties.declaration(of: property) {
        members.append((property.header.position, declaration))
      }
    }
    for function in facts.functions {
      if let declaration = functions.declaration(of: function) {
        members.append((function.header.position, declaration))
      }
    }
    opaqueFunctions += functions.opaqueFunctions
    findings += properties.findings + properties.types.findings + functions.findings + functions.types.findings
    return members.sorted { $0.position < $1.position }.map(\.declaration)
  }

  private mutating func readReferences(
    of facts: MemberFacts, _ inner: MemberSurroundings, into references: inout BlueprintReferences
  ) {
    var reader = ReferenceReader(surroundings: surroundings, member: inner, kinds: kinds)
    reader.read(facts.aliases, into: &references)
    findings += reader.findings + reader.types.findings
  }

  private mutating func reportEmpty() {
    let word = sighting.kind == .part ? "a part of a graph" : sighting.graphName ?? "a graph"
    findings.append(
      Finding(
        rule: "blueprint-empty", severity: .error, message: "\(sighting.name) binds nothing, so \(word) would be empty",
        place: sighting.place, help: "add a binding: @Owned var service: Service", declaration: sighting.name,
        subject: sighting.name))
  }
}

/// The blueprints that a blueprint names.
struct BlueprintReferences {
  var parent: BlueprintDeclaration.Reference?
  var refines: BlueprintDeclaration.Reference?
  var parts: [BlueprintDeclaration.Reference] = []
  var hasUnimplementedBoundaries = false
  var isFoundByType = false
  /// The alias that was read, by name.
  var places: [String: Place] = [:]
}

extension MemberDeclaration {
  /// The static function of the blueprint that constructs it.
  fileprivate func implementationName(in blueprint: TypeIdentifier) -> String? {
    let reference: ImplementationReference?
    switch kind {
    case .owned(let implementation, _), .built(let implementation), .shared(let implementation),
      .maker(_, let implementation):
      reference = implementation
    case .given, .givenMembers, .child, .scopeMaker, .provider, .connection, .end: reference = nil
    }
    guard case .staticFunction(blueprint, let name, _) = reference?.target else { return nil }
    return name
  }

  /// Whether it gives the graph something to hold, to make or to hand on.
  fileprivate var isBinding: Bool {
    switch kind {
    case .given, .givenMembers, .owned, .built, .shared, .child, .maker, .scopeMaker, .provider: true
    case .connection, .end: false
    }
  }
}
