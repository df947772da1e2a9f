import HandwireFacts
import HandwireFindings

extension Resolution {
  /// Several bindings fit and none has the parameter's name; the help is a provider that chooses.
  func ambiguity(
    of candidates: [BindingIdentifier], _ type: ResolvedType, for parameter: Callable.Parameter, at site: Site
  ) -> Finding {
    let drafts = candidates.map { self.drafts[$0.scope.index].bindings[$0.index] }
    let scope = self.drafts[candidates.first?.scope.index ?? site.scope.index].declaration
    let notes = drafts.prefix(5).map { FindingNote("'\($0.name): \(program.describe($0.key))' is one", at: $0.place) }
    let spelling = program.spelling(of: type, in: context(of: site.scope))
    let first = drafts.first
    let chosen = "\(first?.name ?? "value"): \(first?.typeSpelling ?? spelling)"
    return Finding(
      rule: "ambiguous-binding", severity: .error,
      message: "\(scope.graphName) has \(candidates.count) bindings for '\(program.describe(type))', "
        + "none of them named '\(parameter.name)'",
      place: parameter.place,
      trail: "\(program.describe(site.callable)) → \(parameter.name): \(program.describe(parameter.type))",
      notes: notes,
      help:
        "add to \(scope.name): static func \(parameter.name)(\(chosen)) -> \(spelling) { \(first?.name ?? "value") }",
      declaration: program.describe(site.callable), subject: program.describe(type))
  }

  func makerAmbiguity(
    _ makers: [Int], _ scope: Int, for parameter: Callable.Parameter, at site: Site
  ) -> Finding {
    let members = makers.map { drafts[scope].makers[$0].member }
    let names = members.map(\.name)
    return Finding(
      rule: "ambiguous-binding", severity: .error,
      message: "\(drafts[scope].declaration.graphName) has \(makers.count) makers for "
        + "'\(parameter.name): \(program.describe(parameter.type))', none of them named '\(parameter.name)'",
      place: parameter.place, notes: members.prefix(5).map { FindingNote("'\($0.name)' is one", at: $0.place) },
      help: "rename '\(parameter.name)' to '\(names.first ?? "")', or one of the makers to '\(parameter.name)'",
      declaration: program.describe(site.callable), subject: parameter.name)
  }
}
