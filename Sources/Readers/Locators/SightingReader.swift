import HandwireFacts
import HandwireFindings

/// Looks in one file for what may be a locator.
struct SightingReader {
  let file: FileCode
  let libraries: Set<InjectionLibrary>
  private let subscripts: [Position: SubscriptFact]
  private let wrappers: [Position: TypeFact]

  init(_ file: FileCode, libraries: Set<InjectionLibrary>) {
    self.file = file
    self.libraries = libraries
    var subscripts: [Position: SubscriptFact] = [:]
    var wrappers: [Position: TypeFact] = [:]
    var members = file.facts.extensions.map(\.members)
    var types = file.facts.types
    while !members.isEmpty || !types.isEmpty {
      for type in types {
        members.append(type.members)
        if type.header.attribute(named: "propertyWrapper") != nil { wrappers[type.header.position] = type }
      }
      types = members.flatMap(\.types)
      for fact in members.flatMap(\.subscripts) { subscripts[fact.header.position] = fact }
      members = []
    }
    self.subscripts = subscripts
    self.wrappers = wrappers
  }

  func sightings() -> [ShapeSighting] {
    var found: [ShapeSighting] = []
    for body in file.facts.bodies {
      switch body.role {
      case .function:
        if let fact = file.function(of: body) { found += sightings(of: fact, body) }
      case .getter:
        if let fact = subscripts[body.declaration] { found += sighting(of: fact, body).map { [$0] } ?? [] }
      case .initializer, .deinitializer, .setter, .observer, .initialValue, .defaultArgument, .attribute, .statement:
        break
      }
      if let sighting = wrapperSighting(in: body) { found.append(sighting) }
    }
    return found
  }

  private func sightings(of fact: FunctionFact, _ body: BodyFact) -> [ShapeSighting] {
    if let sighting = fillerSighting(fact, body) { return [sighting] }
    if fact.header.hasModifier("static") || fact.header.hasModifier("class"),
      let sighting = ownCacheSighting(fact, body)
    {
      return [sighting]
    }
    guard let result = fact.result,
      let parameter = TypeKeyedShape(
        generics: fact.genericParameters, requirements: fact.requirements, parameters: fact.parameters, result: result)
    else { return [] }
    return [byType(parameter, fact.header, labels: [], body, isSubscript: false)].compactMap { $0 }
  }

  private func sighting(of fact: SubscriptFact, _ body: BodyFact) -> ShapeSighting? {
    guard
      let parameter = TypeKeyedShape(
        generics: fact.genericParameters, requirements: fact.requirements, parameters: fact.parameters,
        result: fact.result)
    else { return nil }
    return byType(
      parameter, fact.header, labels: fact.parameters.compactMap(\.label), body, isSubscript: true)
  }

  private func byType(
    _ shape: TypeKeyedShape, _ header: DeclarationHeader, labels: [String], _ body: BodyFact, isSubscript: Bool
  ) -> ShapeSighting? {
    let evidence = BodyEvidence(file, body, generic: shape.parameter, libraries: libraries)
    guard shape.isKeyedByType || evidence.mentionsType else { return nil }
    var key: LocatorFunction.Key?
    if let written = shape.key,
      case .found(let type) = file.code.program.resolve(written.type, in: context(body, shape)),
      let identifier = type.identifier
    {
      key = LocatorFunction.Key(type: identifier, index: written.index)
    }
    return ShapeSighting(
      kind: .byType, place: place(header.position), owner: file.owner(of: body), name: header.name, labels: labels,
      hasState: evidence.asksLibrary || (evidence.readsState && evidence.castsToType), forwards: evidence.forwards,
      holders: [], isSubscript: isSubscript, key: key)
  }

  /// A subscript's own generic parameters are in no body's context.
  private func context(_ body: BodyFact, _ shape: TypeKeyedShape) -> LexicalContext {
    var context = file.context(of: body)
    context.genericParameters += shape.generics.filter { !context.genericParameters.contains($0) }
    return context
  }

  /// `static func instance(for key: Key) -> Store`, from a `static var`.
  private func ownCacheSighting(_ fact: FunctionFact, _ body: BodyFact) -> ShapeSighting? {
    guard fact.genericParameters.isEmpty, let result = fact.result, let owner = file.owner(of: body),
      case .found(let type) = file.code.program.resolve(result, in: file.context(of: body)),
      let given = type.identifier,
      given == owner || Self.selfConforms(owner, to: given, in: file.code.program)
    else { return nil }
    let evidence = BodyEvidence(file, body, generic: nil, libraries: libraries)
    guard evidence.readsStaticVariable(of: owner) else { return nil }
    return ShapeSighting(
      kind: .ownCache, place: place(fact.header.position), owner: owner, name: fact.header.name, labels: [],
      hasState: true, forwards: [], holders: [], isSubscript: false)
  }

  private static func selfConforms(_ owner: TypeIdentifier, to given: TypeIdentifier, in program: Program) -> Bool {
    program.supertypeNames(of: .nominal(owner, arguments: [])).contains(given)
  }

  /// `Mirror(reflecting: self)` together with a container.
  private func fillerSighting(_ fact: FunctionFact, _ body: BodyFact) -> ShapeSighting? {
    guard !fact.parameters.isEmpty, !libraries.isEmpty else { return nil }
    let root = file.facts.code[body.root]
    let reflects = root.all.contains { node in
      node.kind == .call && node.firstChild?.text == "Mirror" && node.arguments.first?.label == "reflecting"
        && node.arguments.first?.text == "self"
    }
    guard reflects, fact.parameters.contains(where: { LibraryTypes.isContainer($0.type) }) else { return nil }
    return ShapeSighting(
      kind: .filler, place: place(fact.header.position), owner: file.owner(of: body), name: fact.header.name,
      labels: [], hasState: true, forwards: [], holders: [], isSubscript: false)
  }

  private func wrapperSighting(in body: BodyFact) -> ShapeSighting? {
    guard !wrappers.isEmpty, let enclosure = body.enclosure,
      let fact = wrappers[file.facts.enclosures[enclosure].position], !fact.genericParameters.isEmpty,
      let owner = file.owner(of: body)
    else { return nil }
    let evidence = BodyEvidence(file, body, generic: nil, libraries: libraries)
    guard evidence.asksLibrary || !evidence.forwards.isEmpty || !evidence.keyPathHolders.isEmpty else { return nil }
    return ShapeSighting(
      kind: .wrapper, place: place(fact.header.position), owner: owner, name: fact.header.name, labels: [],
      hasState: evidence.asksLibrary, forwards: evidence.forwards, holders: evidence.keyPathHolders, isSubscript: false)
  }

  private func place(_ position: Position) -> Place {
    Place(path: file.path, line: position.line, column: position.column)
  }
}
