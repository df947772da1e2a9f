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

  private var markers: MarkerReader { MarkerReader(shadowed: surroundings.shadowedMarkers) }

  mutating func declaration(of property: PropertyFact) -> MemberDeclaration? {
    let marked = property.header.attributes.compactMap { attribute in
      markers.marker(of: attribute).map { (marker: $0, attribute: attribute) }
    }
    guard let first = marked.first else {
      if !property.isStatic { reportUnmarked(property) }
      return nil
    }
    guard isSound(property, markers: marked.map(\.marker), attribute: first.attribute) else { return nil }
    guard let written = property.type else {
      report(
        "blueprint-member", property, "'\(property.header.name)' has no type, and a binding's key is its type",
        help: "write the type: '\(first.attribute.text) var \(property.header.name): \(typeGuess(first.attribute))'")
      return nil
    }
    let type = types.type(
      written, in: member.context, at: place(of: property), of: name(of: property))
    guard let kind = kind(of: property, first.marker, first.attribute, written: written, type: type) else { return nil }
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
    if case .unknown = type { return nil }
    let name = property.header.name
    if case .optional(.nominal(let graph, _)) = type, let blueprint = surroundings.graphs[graph] {
      if case .implicitlyUnwrapped = written {
        report(
          "child-type", property, "'\(name)' is empty until its scope begins, so it cannot be unwrapped implicitly",
          help: "write '@Child var \(name): \(graph.name)?'")
        return nil
      }
      return .child(blueprint)
    }
    if case .nominal(let graph, _) = type, surroundings.graphs[graph] != nil {
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

  private mutating func isSound(
    _ property: PropertyFact, markers: [MarkerReader.Marker], attribute: AttributeFact
  ) -> Bool {
    let name = property.header.name
    let others = property.header.attributes.filter {
      self.markers.marker(of: $0) == nil && !self.markers.isPlain($0)
        && !SignatureReader.isGlobalActor($0, in: member.context, program: surroundings.program)
    }
    if property.isStatic {
      report("blueprint-member", property, "'\(name)' is static, so it belongs to no graph", help: "remove 'static'")
    } else if markers.count > 1 {
      let list = markers.map { "@" + $0.rawValue }.joined(separator: " and ")
      report("blueprint-member", property, "'\(name)' is both \(list)", help: "keep one of the two markers")
    } else if let other = others.first {
      report(
        "blueprint-member", property, "'\(other.text)' has no meaning in a blueprint", help: "remove '\(other.text)'")
    } else if !attribute.conditions.isEmpty {
      report(
        "blueprint-member", property, "the marker of '\(name)' depends on '#if \(attribute.conditions[0])'",
        help: "put the '#if' around the whole member")
    } else if property.isConstant {
      report(
        "blueprint-member", property, "a marker stands before a 'var', and '\(name)' is a 'let'",
        help: "write 'var \(name)'; the graph class gets a 'let' all the same")
    } else if property.isLazy {
      report(
        "blueprint-member", property, "'lazy' says nothing in a blueprint",
        help: "remove 'lazy', and write '.onFirstUse' in the marker: '@Owned(.onFirstUse)'")
    } else if property.header.modifiers.contains(where: { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }) {
      report(
        "blueprint-member", property, "a blueprint says how long '\(name)' lives by its marker alone",
        help: "remove 'weak'; '@Shared' is the marker of what the graph holds weakly")
    } else if property.isComputed || property.initialValue != nil {
      reportValue(property, markers.first ?? .owned)
    } else {
      return true
    }
    return false
  }

  private mutating func reportValue(_ property: PropertyFact, _ marker: MarkerReader.Marker) {
    let name = property.header.name
    let type = property.type.map(TypeSpelling.text) ?? "Value"
    switch marker {
    case .given:
      report(
        "blueprint-member", property, "'\(name)' is handed in when the scope begins, so it cannot have a value here",
        help: "remove the value, or remove '@Given' and write a provider: static func \(name)() -> \(type) { … }")
    case .child:
      report(
        "blueprint-member", property, "'\(name)' is empty until its scope begins, so it cannot have a value here",
        help: "remove the value")
    case .owned, .built, .shared:
      report(
        "blueprint-member", property, "a blueprint is never run, so the value of '\(name)' would never be made",
        help: "remove the value, and write a provider: static func \(name)() -> \(type) { … }")
    }
  }

  private mutating func reportUnmarked(_ property: PropertyFact) {
    let name = property.header.name
    let type = property.type.map(TypeSpelling.text) ?? "Value"
    let unknown = property.header.attributes.first { !markers.isPlain($0) }
    if let unknown {
      let meant = MarkerReader.nearest(to: unknown.name)
      let isShadowed = surroundings.shadowedMarkers.contains(unknown.name)
      report(
        "blueprint-member", property, "'@\(unknown.name)' is not a marker of Handwire",
        help: isShadowed
          ? "\(member.context.module) has a type of that name; write '@Handwire.\(unknown.name)'"
          : "write '@\((meant ?? .owned).rawValue) var \(name): \(type)'; the markers are "
            + "@Given, @Owned, @Built, @Shared and @Child")
    } else if property.isComputed {
      report(
        "blueprint-member", property, "a blueprint is never run, so '\(name)' would never be asked for its value",
        help: "write a provider: static func \(name)() -> \(type) { … }")
    } else if property.initialValue != nil {
      reportValue(property, .owned)
    } else {
      report(
        "blueprint-member", property, "'\(name)' has no marker that says how it is provided",
        help: "write '@Owned var \(name): \(type)', or @Given, @Built, @Shared or @Child")
    }
  }

  private mutating func refuse<Value>(_ property: PropertyFact, _ argument: ArgumentFact, help: String) -> Value? {
    findings.append(
      Finding(
        rule: "marker-argument", severity: .error, message: "the marker of '\(property.header.name)' cannot say this",
        place: Place(argument.position, in: member.path), help: help, declaration: name(of: property),
        subject: property.header.name))
    return nil
  }

  private mutating func report(_ rule: String, _ property: PropertyFact, _ message: String, help: String) {
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
