import HandwireFacts
import HandwireFindings

/// Shared bindings whose implementation cannot be held weakly.
struct SharedValueVerifier {
  let program: Program
  let graph: ObjectGraph

  func findings() -> [ScopedFinding] {
    graph.scopes.flatMap(\.bindings).compactMap { binding in
      guard !binding.isOmitted, case .shared(let creation, _) = binding.provision,
        let what = valueKind(of: creation.callable.result.withoutOptional)
      else { return nil }
      let type = program.describe(creation.callable.result.withoutOptional)
      let finding = Finding(
        rule: "shared-value-type", severity: .error,
        message: "'\(binding.name)' is shared, so the graph refers to it weakly, and '\(type)' is \(what)",
        place: binding.place,
        notes: place(of: creation).map { [FindingNote("'\(type)' is declared here", at: $0)] } ?? [],
        help: "write '@Owned' in place of '@Shared' before 'var \(binding.name)', or make '\(type)' a final class",
        declaration: "\(binding.owner.name).\(binding.name)", subject: type)
      return ScopedFinding(finding, in: binding.identifier.scope)
    }
  }

  private func valueKind(of type: ResolvedType) -> String? {
    switch program.kind(of: type) {
    case .value:
      guard case .nominal(let identifier, _) = type else { return "a value" }
      return program.declarations(of: identifier).first?.fact.kind == .enum ? "an enum" : "a struct"
    case .function: return "a function"
    case .protocol:
      let object = ResolvedType.existential([.external(path: ["AnyObject"], arguments: [])])
      return program.conforms(type, to: object) == .no ? "a protocol that values may conform to" : nil
    case .class, .actor, .unknown: return nil
    }
  }

  private func place(of creation: Creation) -> Place? {
    if case .nominal(let type, _) = creation.callable.result.withoutOptional { program.place(of: type) } else { nil }
  }
}
