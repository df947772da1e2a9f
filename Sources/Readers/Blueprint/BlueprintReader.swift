import HandwireFacts
import HandwireFindings
import HandwireGraph

/// Reads the blueprints of a program, each with its members and the blueprints that it names.
public struct BlueprintReader: Sendable {
  private let program: Program

  /// `program` is linked from modules that a `BlueprintPreparer` has prepared.
  public init(program: Program) { self.program = program }

  public func read() -> BlueprintReading {
    let sightings = BlueprintFinder.sightings(in: program.modules)
    var findings: [Finding] = []
    var accepted: [BlueprintSighting] = []
    var first: [TypeIdentifier: BlueprintSighting] = [:]
    for sighting in sightings {
      if let fault = ShapeFindings.finding(for: sighting) {
        findings.append(fault)
      } else if let earlier = first[sighting.identifier] {
        findings.append(ShapeFindings.duplicate(sighting, of: earlier))
      } else {
        first[sighting.identifier] = sighting
        accepted.append(sighting)
      }
    }
    let graphs = graphs(of: accepted)
    let own = Set(accepted.map(\.identifier.module))
    let shadowed = Dictionary(
      program.modules.filter { own.contains($0.name) }.map { ($0.name, HandwireImports.shadowed(in: $0)) },
      uniquingKeysWith: { $0.union($1) })
    let kinds = Dictionary(accepted.map { ($0.identifier, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var blueprints: [BlueprintDeclaration] = []
    var broken: Set<String> = []
    let files = FilesWithErrors(modules: program.modules)
    for sighting in accepted {
      var reader = BlueprintBodyReader(
        program: program, sighting: sighting, graphs: graphs, kinds: kinds,
        shadowedMarkers: shadowed[sighting.identifier.module] ?? [])
      blueprints.append(reader.declaration())
      findings += reader.findings
      broken.formUnion(reader.paths)
    }
    broken = broken.filter { files.errors[$0] != nil }
    var hierarchy = HierarchyReader(blueprints: blueprints.sorted { $0.place < $1.place })
    hierarchy.check()
    findings = (findings + hierarchy.findings).filter { !broken.contains($0.place.path) }
    for path in broken { findings += files.findings(at: path) }
    return BlueprintReading(blueprints: hierarchy.blueprints, findings: Array(Set(findings)).sorted())
  }

  private func graphs(of sightings: [BlueprintSighting]) -> [TypeIdentifier: TypeIdentifier] {
    var graphs: [TypeIdentifier: TypeIdentifier] = [:]
    for sighting in sightings {
      guard let name = sighting.graphName else { continue }
      graphs[TypeIdentifier(module: sighting.identifier.module, path: [name])] = sighting.identifier
    }
    return graphs
  }
}

/// Files that a parser objects to.
struct FilesWithErrors {
  let errors: [String: [SyntaxErrorFact]]

  init(modules: [Module]) {
    var errors: [String: [SyntaxErrorFact]] = [:]
    for file in modules.flatMap(\.files) where !file.facts.syntaxErrors.isEmpty {
      errors[file.path] = file.facts.syntaxErrors
    }
    self.errors = errors
  }

  func findings(at path: String) -> [Finding] {
    (errors[path] ?? []).map { error in
      Finding(
        rule: "syntax-error", severity: .error, message: error.message, place: Place(error.position, in: path),
        notes: [FindingNote("this file declares a blueprint, or a part of one, so it has to be whole")],
        subject: error.message)
    }
  }
}
