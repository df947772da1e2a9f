import HandwireFacts
import HandwireFindings
import HandwireWriter

extension DoublesWriter {
  /// For each struct of closures a file with its `unimplemented` and `preview`, which imports HandwireAmbient.
  ///
  /// An endpoint in whose place nothing can be put is a parameter: `TripClient.unimplemented(box: { … })`.
  public func clients(
    of structs: [TypeIdentifier], in module: String
  ) -> (files: [GeneratedFile], findings: [Finding]) {
    guard let target = program.module(named: module) else { return ([], []) }
    var files: [GeneratedFile] = []
    var findings: [Finding] = []
    for identifier in structs {
      guard let declaration = program.declarations(of: identifier).first else { continue }
      let site = DoubleSite(program: program, module: target).context(for: identifier)
      let planner = ClientPlanner(program: program, module: target, site: site, stubs: [:])
      let outcome = planner.plan(of: declaration)
      findings += outcome.refusals.map { DoubleFindings.refused($0, identifier) }
      guard let plan = outcome.plan else { continue }
      let imports = DoubleImports(surroundings: surroundings, module: target, site: site)
        .imports(ofClient: plan, identifier, path: declaration.path)
      files.append(
        GeneratedFile(
          blueprintPath: declaration.path, module: module,
          fileName: "\(identifier.path.joined())+Doubles.swift",
          contents: WrittenDouble.text(of: identifier.dottedName, imports, ClientLayout(plan: plan).lines())))
    }
    return (files, findings.sorted())
  }

  /// `TripClient.unimplemented(path: "AppGraph.trips → …")`, which a graph for tests has in place of the client.
  public func unimplementedClient(
    _ identifier: TypeIdentifier, in module: String
  ) -> (file: GeneratedFile?, findings: [Finding]) {
    guard let target = program.module(named: module), let declaration = program.declarations(of: identifier).first
    else { return (nil, []) }
    let site = DoubleSite(program: program, module: target).context(for: identifier)
    let planner = ClientPlanner(program: program, module: target, site: site, stubs: [:], isInGraph: true)
    let outcome = planner.plan(of: declaration)
    guard let plan = outcome.plan else {
      return (nil, outcome.refusals.map { DoubleFindings.refused($0, identifier) })
    }
    let imports = DoubleImports(surroundings: surroundings, module: target, site: site)
      .imports(ofClient: plan, identifier, path: declaration.path)
    let contents = WrittenDouble.text(of: identifier.dottedName, imports, ClientLayout(plan: plan).lines())
    let name = "\(identifier.path.joined())+Unimplemented.swift"
    return (GeneratedFile(blueprintPath: declaration.path, module: module, fileName: name, contents: contents), [])
  }
}
