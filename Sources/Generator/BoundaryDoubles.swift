import HandwireDoubles
import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireWriter

/// The doubles that graphs for tests are made of: one for each protocol or client in a module, beside the first blueprint
/// that needs it. Where a type of that name is in reach already, that one is meant.
struct BoundaryDoubles {
  let program: Program

  private struct Need {
    var scope: Scope
    var binding: Binding
    var boundary: Boundary
  }

  func generation(for graph: ObjectGraph) -> Generation {
    var files: [GeneratedFile] = []
    var findings: [Finding] = []
    let needs = Dictionary(grouping: graph.scopes.flatMap(needs), by: \.scope.module)
    for (module, needs) in needs.sorted(by: { $0.key < $1.key }) {
      let first = Dictionary(needs.map { ($0.boundary.type, $0) }, uniquingKeysWith: { first, _ in first })
      let written = doubles(for: needs, in: module)
      for (type, file) in written.files {
        if let need = first[type] { files.append(self.file(file, for: need)) }
      }
      findings += written.findings.map { finding in
        needs.first { $0.boundary.type.dottedName == finding.subject }.map { advised(finding, $0) } ?? finding
      }
    }
    return Generation(findings: findings, files: files)
  }

  private func doubles(
    for needs: [Need], in module: String
  ) -> (files: [(type: TypeIdentifier, file: GeneratedFile)], findings: [Finding]) {
    let writer = DoublesWriter(program: program)
    var stubs: [TypeIdentifier] = []
    var clients: [TypeIdentifier] = []
    var seen: Set<TypeIdentifier> = []
    for need in needs where seen.insert(need.boundary.type).inserted {
      switch need.boundary.kind {
      case .stub(let type): stubs.append(type)
      case .client(let type): clients.append(type)
      }
    }
    let written = writer.doubles(of: stubs, in: module)
    var files = written.doubles.map { (type: $0.identifier, file: $0.file) }
    var findings = written.findings
    for client in clients {
      let value = writer.unimplementedClient(client, in: module)
      if let file = value.file { files.append((client, file)) }
      findings += value.findings
    }
    return (files, findings)
  }

  private func needs(of scope: Scope) -> [Need] {
    let context = LexicalContext(module: scope.declaration.context.module, file: scope.declaration.context.file)
    return scope.bindings.compactMap { binding in
      guard !binding.isOmitted, let boundary = binding.boundary else { return nil }
      switch boundary.kind {
      case .stub:
        let name = TypeExpression.named(NamedType(components: [.init(name: boundary.doubleName)]))
        if case .found(.nominal) = program.resolve(name, in: context) { return nil }
      case .client(let type): if hasUnimplemented(type) { return nil }
      }
      return Need(scope: scope, binding: binding, boundary: boundary)
    }
  }

  /// `static func unimplemented(path:)`, written by hand.
  private func hasUnimplemented(_ type: TypeIdentifier) -> Bool {
    let members = program.declarations(of: type).map(\.fact.members) + program.extensions(of: type).map(\.fact.members)
    return members.flatMap(\.functions).contains {
      $0.header.name == "unimplemented" && $0.parameters.map(\.label) == ["path"]
    }
  }

  private func file(_ file: GeneratedFile, for need: Need) -> GeneratedFile {
    GeneratedFile(
      blueprintPath: need.scope.declaration.place.path, module: file.module, fileName: file.fileName,
      contents: file.contents.replacing("`handwire doubles`", with: "`handwire generate`", maxReplacements: 1))
  }

  private func advised(_ finding: Finding, _ need: Need) -> Finding {
    let state = "state '\(need.binding.name)' in \(need.scope.declaration.name)"
    let help =
      switch need.boundary.kind {
      case .stub: "\(state), or write \(need.boundary.doubleName) by hand"
      case .client(let type):
        "\(state), or write 'static func unimplemented(path: String) -> \(type.dottedName)' by hand"
      }
    return Finding(
      rule: finding.rule, severity: finding.severity, message: finding.message, place: finding.place,
      trail: finding.trail, notes: finding.notes, help: help, declaration: finding.declaration,
      subject: finding.subject)
  }
}
