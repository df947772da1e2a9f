import HandwireFindings

/// What keeps a type from being a blueprint at all.
enum ShapeFindings {
  static func finding(for sighting: BlueprintSighting) -> Finding? {
    let name = sighting.name
    let word = sighting.kind == .part ? "part" : "blueprint"
    switch sighting.shapeFault {
    case .kind:
      return finding(
        "blueprint-shape", sighting, "a \(word) is a struct, and \(name) is \(keyword(of: sighting))",
        help: sighting.fact.kind == .protocol
          ? "let each struct list '\(sighting.kind == .part ? "BlueprintPart" : "Blueprint")' itself"
          : "write 'struct \(name)'")
    case .nested:
      return finding(
        "blueprint-shape", sighting,
        "a \(word) stands at the top level of its file, and \(sighting.identifier.dottedName) is nested",
        help: "move \(name) out of \(sighting.identifier.path.dropLast().joined(separator: "."))")
    case .generic:
      return finding(
        "blueprint-shape", sighting, "a \(word) is made of types that are known, and \(name) is generic",
        help: "remove '<\(sighting.fact.genericParameters.map(\.name).joined(separator: ", "))>' and name the types")
    case .hidden:
      return finding(
        "blueprint-shape", sighting, "generated code in another file calls \(name), and it is private",
        help: "remove '\(sighting.fact.header.access?.keyword ?? "private")'")
    case nil: break
    }
    guard sighting.kind == .blueprint, sighting.graphName == nil else { return nil }
    let stem = name.hasSuffix("Graph") ? String(name.dropLast("Graph".count)) : name == "Blueprint" ? "App" : name
    return finding(
      "blueprint-name", sighting,
      "the name of a blueprint ends in 'Blueprint', so that its graph can be named after it",
      help: "rename \(name) to \(stem)Blueprint; its graph class is then \(stem)Graph")
  }

  static func duplicate(_ sighting: BlueprintSighting, of first: BlueprintSighting) -> Finding {
    let isConditional = !(sighting.fact.header.conditions.isEmpty && first.fact.header.conditions.isEmpty)
    return finding(
      "duplicate-blueprint", sighting,
      "\(sighting.name) is declared twice, and both would generate \(sighting.graphName ?? "the same members")",
      notes: [FindingNote("the other one is declared here", at: first.place)],
      help: isConditional
        ? "put the '#if' around the members that differ, or give this one another name and 'typealias Refines = \(first.name)'"
        : "rename one of them")
  }

  private static func keyword(of sighting: BlueprintSighting) -> String {
    switch sighting.fact.kind {
    case .struct: "a struct"
    case .class: "a class"
    case .enum: "an enum"
    case .actor: "an actor"
    case .protocol: "a protocol"
    }
  }

  private static func finding(
    _ rule: String, _ sighting: BlueprintSighting, _ message: String, notes: [FindingNote] = [], help: String
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, message: message, place: sighting.place, notes: notes, help: help,
      declaration: sighting.identifier.dottedName, subject: sighting.name)
  }
}
