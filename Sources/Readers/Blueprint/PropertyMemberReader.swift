import HandwireFacts
import HandwireFindings
import HandwireGraph

/// A property of a blueprint → a given, owned, built or shared binding, or a child slot.
struct PropertyMemberReader {
  let surroundings: BlueprintSurroundings
  let member: MemberSurroundings
  var types: TypeReader
  private(set) var findings: [Finding] = []

  init(surroundings: BlueprintSurroundings, member: MemberSurroundings) {
    self.surroundings = surroundings
    self.member = member
    types = TypeReader(program: surroundings.program)
  }

  var markers: MarkerReader { MarkerReader(shadowed: surroundings.shadowedMarkers) }

  /// A property that is declared wrongly counts as handed in, so that whoever receives it is not reported as well.
  mutating func declaration(of property: PropertyFact) -> MemberDeclaration? {
    let marked = property.header.attributes.compactMap { attribute in
      markers.marker(of: attribute).map { (marker: $0, attribute: attribute) }
    }
    guard let first = marked.first else {
      if property.isStatic { return nil }
      reportUnmarked(property)
      return recovered(property)
    }
    guard isSound(property, markers: marked.map(\.marker), attribute: first.attribute) else {
      return recovered(property)
    }
    guard let written = property.type else {
      report(
        "blueprint-member", property, "'\(property.header.name)' has no type, and a binding's key is its type",
        help: "write the type: '\(first.attribute.text) var \(property.header.name): \(typeGuess(first.attribute))'")
      return nil
    }
    let type = types.type(written, in: member.context, at: place(of: property), of: name(of: property))
    if case .unknown = type { return nil }
    guard let kind = kind(of: property, first.marker, first.attribute, written: written, type: type) else {
      return recovered(property)
    }
    return declaration(of: property, kind, written: written, type: type)
  }

  private func recovered(_ property: PropertyFact) -> MemberDeclaration? {
    guard let written = property.type, !property.header.attributes.contains(where: { $0.name == "Child" }),
      case .found(let type) = surroundings.program.resolve(written, in: member.context)
    else { return nil }
    return declaration(of: property, .given, written: written, type: type)
  }

  private func declaration(
    of property: PropertyFact, _ kind: MemberDeclaration.Kind, written: TypeExpression, type: ResolvedType
  ) -> MemberDeclaration {
    let header = property.header
    return MemberDeclaration(
      name: header.name, kind: kind, type: type, typeSpelling: TypeSpelling.text(written),
      access: min(header.access ?? member.defaultAccess ?? .internal, surroundings.access),
      documentation: header.documentation, conditions: member.ownConditions(of: header),
      repeatedAttributes: repeatedAttributes(of: header), place: place(of: property),
      owner: surroundings.sighting.identifier, context: member.context)
  }

  private func repeatedAttributes(of header: DeclarationHeader) -> [String] {
    header.attributes.filter {
      SignatureReader.isGlobalActor($0, in: member.context, program: surroundings.program)
    }.map(\.text) + header.modifiers.filter { $0.hasPrefix("nonisolated") }
  }

  private mutating func kind(
    of property: PropertyFact, _ marker: MarkerReader.Marker, _ attribute: AttributeFact, written: TypeExpression,
    type: ResolvedType
  ) -> MemberDeclaration.Kind? {
    var arguments = attribute.arguments
    if let graph = graph(of: type), marker != .given, marker != .child {
      report(
        "child-type", property, "\(graph.name) is the graph of a scope of its own, which begins and ends",
        help: "write '@Child var \(property.header.name): \(graph.name)?'")
      return nil
    }
    switch marker {
    case .given:
      guard let argument = arguments.first else { return .given }
      if arguments.count == 1, argument.label == nil, argument.value.isMember("members", of: "Extent") {
        return .givenMembers
      }
      return refuse(property, argument, help: "write '@Given' or '@Given(.members)'")
    case .owned:
      var isLazy = false
      if let last = arguments.last, last.label == nil {
        isLazy = last.value.isMember("onFirstUse", of: "Construction")
        if isLazy || last.value.isMember("withGraph", of: "Construction") { arguments.removeLast() }
      }
      guard let reference = implementation(arguments, of: property, marker, written) else { return nil }
      return .owned(reference.value, isLazy: isLazy)
    case .built:
      return implementation(arguments, of: property, marker, written).map { .built($0.value) }
    case .shared:
      return implementation(arguments, of: property, marker, written).map { .shared($0.value) }
    case .child:
      if let argument = arguments.first { return refuse(property, argument, help: "write '@Child' alone") }
      return child(of: property, written: written, type: type)
    }
  }

  private struct Reference { var value: ImplementationReference? }

  /// `nil` where what is written there is no implementation.
  private mutating func implementation(
    _ arguments: [ArgumentFact], of property: PropertyFact, _ marker: MarkerReader.Marker, _ written: TypeExpression
  ) -> Reference? {
    guard let argument = arguments.first else { return Reference(value: nil) }
    guard arguments.count == 1, argument.label == nil, !argument.value.isConstruction else {
      let wrong = arguments.first { $0.label != nil || $0.value.isConstruction } ?? arguments.last ?? argument
      let help =
        marker == .owned
        ? "write '@Owned(Implementation.self)' or '@Owned(Implementation.self, .onFirstUse)'"
        : "write '@\(marker.rawValue)(Implementation.self)'; only owned bindings say when they are made"
      return refuse(property, wrong, help: help)
    }
    let name = property.header.name
    var reader = ImplementationReader(
      surroundings: surroundings, context: member.context, place: Place(argument.position, in: member.path),
      declaration: self.name(of: property),
      providerSignature: "static func \(name)() -> \(TypeSpelling.text(written))", types: types)
    let reference = reader.reference(argument.value)
    types = reader.types
    findings += reader.findings
    return reference.map { Reference(value: $0) }
  }

  private mutating func child(
    of property: PropertyFact, written: TypeExpression, type: ResolvedType
  ) -> MemberDeclaration.Kind? {
    let name = property.header.name
    if case .optional = type, let graph = graph(of: type), let blueprint = surroundings.graphs[graph] {
      if case .implicitlyUnwrapped = written {
        report(
          "child-type", property, "'\(name)' is empty until its scope begins, so it cannot be unwrapped implicitly",
          help: "write '@Child var \(name): \(graph.name)?'")
        return nil
      }
      return .child(blueprint)
    }
    if graph(of: type) != nil {
      report(
        "child-type", property, "'\(name)' is a slot that is empty until its scope begins, so its type is an optional",
        help: "write '@Child var \(name): \(TypeSpelling.text(written))?'")
      return nil
    }
    report(
      "child-type", property,
      "'\(name)' is a child slot, and \(surroundings.program.describe(type)) is not the graph of a blueprint, made optional",
      help: "write '@Child var \(name): XGraph?', where XBlueprint is a blueprint whose Parent is "
        + surroundings.sighting.name)
    return nil
  }

  /// The graph class that the type names, optional or not.
  private func graph(of type: ResolvedType) -> TypeIdentifier? {
    let plain = if case .optional(let wrapped) = type { wrapped } else { type }
    guard case .nominal(let identifier, _) = plain, surroundings.graphs[identifier] != nil else { return nil }
    return identifier
  }

  private mutating func refuse<Value>(_ property: PropertyFact, _ argument: ArgumentFact, help: String) -> Value? {
    findings.append(
      Finding(
        rule: "marker-argument", severity: .error, message: "the marker of '\(property.header.name)' cannot say this",
        place: Place(argument.position, in: member.path), help: help, declaration: name(of: property),
        subject: property.header.name))
    return nil
  }

  mutating func report(_ rule: String, _ property: PropertyFact, _ message: String, help: String) {
    findings.append(
      Finding(
        rule: rule, severity: .error, message: message, place: place(of: property), help: help,
        declaration: name(of: property), subject: property.header.name))
  }

  private func place(of property: PropertyFact) -> Place { Place(property.header.position, in: member.path) }

  private func name(of property: PropertyFact) -> String {
    "\(surroundings.sighting.name).\(property.header.name)"
  }

  private func typeGuess(_ attribute: AttributeFact) -> String {
    switch attribute.arguments.first?.value {
    case .metatype(let type), .initializerReference(let type, _): TypeSpelling.text(type)
    case .reference, .implicitMember, .call, .stringLiteral, .arrayLiteral, .booleanLiteral, .other, nil: "Value"
    }
  }
}

extension ExpressionFact {
  /// `.onFirstUse`, `Construction.onFirstUse`, `Handwire.Construction.onFirstUse`, …
  fileprivate func isMember(_ name: String, of type: String) -> Bool {
    switch self {
    case .implicitMember(name): true
    case .reference(let path, nil): path.count > 1 && path.last?.name == name && path[path.count - 2].name == type
    case .reference, .implicitMember, .metatype, .initializerReference, .call, .stringLiteral, .arrayLiteral,
      .booleanLiteral, .other:
      false
    }
  }

  fileprivate var isConstruction: Bool {
    isMember("onFirstUse", of: "Construction") || isMember("withGraph", of: "Construction")
  }
}
