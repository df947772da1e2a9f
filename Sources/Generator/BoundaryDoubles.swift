import HandwireDoubles
import HandwireFacts
import HandwireFindings
import HandwireGraph
import HandwireWriter

/// The stubs that graphs for tests are made of: one for each protocol in a module, beside the first blueprint that
/// needs it. Where a type of that name is in reach already, that one is meant.
struct BoundaryDoubles {
  let program: Program

  private struct Need {
    var scope: Scope
    var binding: Binding
    var type: TypeIdentifier
  }

  func generation(for graph: ObjectGraph) -> Generation {
    var files: [GeneratedFile] = []
    var findings: [Finding] = []
    let needs = Dictionary(grouping: graph.scopes.flatMap(needs), by: \.scope.module)
    for (module, needs) in needs.sorted(by: { $0.key < $1.key }) {
      let first = Dictionary(needs.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
      var seen: Set<TypeIdentifier> = []
      let types = needs.map(\.type).filter { seen.insert($0).inserted }
      let written = DoublesWriter(program: program).doubles(of: types, in: module)
      for double in written.doubles {
        guard let need = first[double.identifier] else { continue }
        files.append(file(of: double, for: need))
      }
      findings += written.findings.map { finding in
        needs.first { $0.type.dottedName == finding.subject }.map { advised(finding, $0) } ?? finding
      }
    }
    return Generation(findings: findings, files: files)
  }

  private func needs(of scope: Scope) -> [Need] {
    let context = LexicalContext(module: scope.declaration.context.module, file: scope.declaration.context.file)
    return scope.bindings.compactMap { binding in
      guard !binding.isOmitted, let boundary = binding.boundary, case .stub(let type) = boundary.kind else {
        return nil
      }
      let name = TypeExpression.named(NamedType(components: [.init(name: boundary.doubleName)]))
      if case .found(.nominal) = program.resolve(name, in: context) { return nil }
      return Need(scope: scope, binding: binding, type: type)
    }
  }

  private func file(of double: WrittenDouble, for need: Need) -> GeneratedFile {
    let file = double.file
    return GeneratedFile(
      blueprintPath: need.scope.declaration.place.path, module: file.module, fileName: file.fileName,
      contents: file.contents.replacing("`handwire doubles`", with: "`handwire generate`", maxReplacements: 1))
  }

  private func advised(_ finding: Finding, _ need: Need) -> Finding {
    let name = DoublesWriter.name(of: need.type)
    return Finding(
      rule: finding.rule, severity: finding.severity, message: finding.message, place: finding.place,
      trail: finding.trail, notes: finding.notes,
      help: "state '\(need.binding.name)' in \(need.scope.declaration.name), or write \(name) by hand",
      declaration: finding.declaration, subject: finding.subject)
  }
}
