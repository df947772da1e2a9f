import HandwireFacts
import HandwireFindings

/// Drops what Handwire generated earlier, and declares the graph class of every blueprint, so that `SessionGraph` is a
/// type wherever it is mentioned, before it is written for the first time and after its blueprint was changed.
///
/// A graph class stands in its blueprint's file, at the blueprint's place; its only initializer is private.
public struct BlueprintPreparer: Sendable {
  public init() {}

  public func prepared(_ modules: [Module]) -> PreparedModules {
    let written = modules.map(withoutGenerated)
    let sightings = Dictionary(grouping: BlueprintFinder.sightings(in: written), by: \.identifier.module)
    var findings: [Finding] = []
    let declared = written.map { module in
      declaringGraphs(of: sightings[module.name] ?? [], in: module, findings: &findings)
    }
    return PreparedModules(modules: declared, findings: findings.sorted())
  }

  private func withoutGenerated(_ module: Module) -> Module {
    var module = module
    module.files.removeAll { $0.facts.isGeneratedByHandwire }
    return module
  }

  private func declaringGraphs(
    of sightings: [BlueprintSighting], in module: Module, findings: inout [Finding]
  ) -> Module {
    guard !sightings.isEmpty else { return module }
    let taken = handWritten(in: module)
    let extended = inheritedByExtension(in: module)
    var classes: [String: [TypeFact]] = [:]
    var names: Set<String> = []
    for sighting in sightings where sighting.isWellFormed {
      guard let name = sighting.graphName, names.insert(name).inserted else { continue }
      let rivals = (taken[name] ?? []).filter { !areExclusive($0.conditions, sighting.fact.header.conditions) }
      if rivals.isEmpty {
        let inherited = sighting.fact.inherited + (extended[sighting.name] ?? [])
        classes[sighting.path, default: []].append(graphClass(named: name, of: sighting.fact, inheriting: inherited))
      }
      findings += rivals.map { nameTaken(name, at: $0.place, by: sighting) }
    }
    var module = module
    for index in module.files.indices {
      module.files[index].facts.types += classes[module.files[index].path] ?? []
    }
    return module
  }

  private typealias HandWritten = (place: Place, conditions: [String])

  private func handWritten(in module: Module) -> [String: [HandWritten]] {
    var found: [String: [HandWritten]] = [:]
    for file in module.files {
      let headers = file.facts.types.map(\.header) + file.facts.aliases.map(\.header)
      for header in headers where header.name.hasSuffix("Graph") && (header.access ?? .internal) > .fileprivate {
        found[header.name, default: []].append((Place(header.position, in: file.path), header.conditions))
      }
    }
    return found
  }

  /// Whether one of the two is never compiled together with the other, as far as their text shows it.
  private func areExclusive(_ left: [String], _ right: [String]) -> Bool {
    left.contains { right.contains("!(\($0))") } || right.contains { left.contains("!(\($0))") }
  }

  private func nameTaken(_ name: String, at place: Place, by sighting: BlueprintSighting) -> Finding {
    Finding(
      rule: "graph-name-taken", severity: .error,
      message: "\(name) is the graph class that \(sighting.name) generates, and a type of that name is written here",
      place: place, notes: [FindingNote("\(sighting.name) is declared here", at: sighting.place)],
      help: "rename one of the two, or delete this type if it is an old copy of the generated one",
      declaration: name, subject: name)
  }

  /// What extensions add to the inheritance clauses of top-level types, by their names.
  private func inheritedByExtension(in module: Module) -> [String: [InheritedTypeFact]] {
    var found: [String: [InheritedTypeFact]] = [:]
    for fact in module.files.flatMap(\.facts.extensions) where !fact.inherited.isEmpty {
      guard case .named(let named) = fact.extended, named.components.count == 1 else { continue }
      found[named.components[0].name, default: []] += fact.inherited
    }
    return found
  }

  private func graphClass(
    named name: String, of blueprint: TypeFact, inheriting inherited: [InheritedTypeFact]
  ) -> TypeFact {
    var header = blueprint.header
    header.name = name
    header.access = header.access.map { min($0, .public) }
    header.attributes = header.attributes.filter {
      $0.arguments.isEmpty || $0.name == "available" || $0.name == "_spi"
    }
    header.modifiers = ["final"] + header.modifiers.filter { $0.hasPrefix("nonisolated") }
    var members = MemberFacts()
    members.initializers = [
      InitializerFact(
        header: DeclarationHeader(name: "init", position: header.position, access: .private), parameters: [])
    ]
    return TypeFact(
      header: header, kind: .class, inherited: inherited.filter(\.isSendable), members: members)
  }
}

extension InheritedTypeFact {
  /// `Sendable` or `Swift.Sendable`, checked or not.
  var isSendable: Bool {
    guard case .named(let named) = type else { return false }
    return named.components.last?.name == "Sendable" && named.components.count <= 2
  }
}
