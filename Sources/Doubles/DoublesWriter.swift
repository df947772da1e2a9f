import HandwireFacts
import HandwireFindings
import HandwireWriter

/// Protocols → stubs that fail the test by name until it gives their requirements a meaning.
///
/// ```swift
/// let writer = DoublesWriter(program: program)
/// let written = writer.doubles(of: [tripService], in: "AppTests")   // written.doubles, written.findings
/// let double = written.doubles[0]
/// double.name                                    // StubTripService
/// double.construction(path: "AppGraph.service")  // StubTripService(path: "AppGraph.service")
/// ```
///
/// The stub of `TripService` is `StubTripService`, that of `Trip.Service` is `StubTripService` too (two of one name in
/// one module are a finding). It is made with `StubTripService()`, or `StubTripService(path: "…")` where the failure shall
/// say how one gets to it from a graph; its associated types are generic parameters (`StubRepository<User>()`). A test
/// gives a requirement a meaning with `stub.onTripNames { ["Lisbon"] }`, and reads `stub.calls`. Its file imports
/// HandwireTesting, so the module it is written for must depend on that.
public struct DoublesWriter: Sendable {
  public let program: Program

  let surroundings: ImportSurroundings

  public init(program: Program) {
    self.program = program
    surroundings = ImportSurroundings(program: program)
  }

  /// What the stub of a protocol is called.
  public static func name(of identifier: TypeIdentifier) -> String {
    "Stub" + identifier.path.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Stubs in the order of the protocols, for one module; what is refused is a finding at its place.
  ///
  /// Stubs of one call know each other: a requirement that returns one of the protocols returns its stub.
  public func doubles(of protocols: [TypeIdentifier], in module: String) -> (
    doubles: [WrittenDouble], findings: [Finding]
  ) {
    var doubles: [WrittenDouble] = []
    var findings: [Finding] = []
    guard let target = program.module(named: module) else { return ([], []) }
    var names: [String: TypeIdentifier] = [:]
    var stubs: [TypeIdentifier: String] = [:]
    for identifier in protocols where stubs[identifier] == nil {
      let name = Self.name(of: identifier)
      if let other = names[name] {
        // Of a file that several targets compile: one declaration, one stub.
        if program.declarations(of: identifier).first?.place == program.declarations(of: other).first?.place {
          continue
        }
        findings.append(DoubleFindings.sameName(identifier, other, name: name, in: program))
        continue
      }
      names[name] = identifier
      stubs[identifier] = name
    }
    // A generic stub cannot be made without its types, nor one whose `init()` is a requirement.
    var makeable: [TypeIdentifier: MakeableStub] = [:]
    for (identifier, name) in stubs { makeable[identifier] = makeableStub(identifier, name, in: target) }
    var seen: Set<TypeIdentifier> = []
    for identifier in protocols where stubs[identifier] != nil && seen.insert(identifier).inserted {
      let site = DoubleSite(program: program, module: target).context(for: identifier)
      let planner = StubPlanner(program: program, module: target, stubs: makeable, site: site)
      let outcome = planner.plan(of: identifier)
      findings += outcome.refusals.map { DoubleFindings.refused($0, identifier) }
      guard var plan = outcome.plan else { continue }
      plan.documentation = DoubleDocumentation.lines(plan)
      doubles.append(WrittenDouble(plan: plan, identifier: identifier, module: target, site: site, in: surroundings))
    }
    return (doubles, findings.sorted())
  }

  private func makeableStub(_ identifier: TypeIdentifier, _ name: String, in module: Module) -> MakeableStub? {
    let shape = ProtocolShapeReader(program: program).shape(of: identifier)
    guard shape.own != nil, shape.refusals.isEmpty else { return nil }
    let members = shape.sources.map(\.declaration.fact.members)
    let isGeneric = members.contains { !$0.associatedTypes.isEmpty }
    let hasInitializer = members.contains { $0.initializers.contains { $0.parameters.isEmpty } }
    guard !isGeneric, !hasInitializer else { return nil }
    let isMadeAnywhere = shape.isActor || !module.settings.isMainActorByDefault
    return MakeableStub(name: name, isolation: isMadeAnywhere ? .nonisolated : shape.isolation)
  }
}
