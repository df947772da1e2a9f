import HandwireFacts
import HandwireFindings

/// What a graph for tests cannot put a double in place of.
enum BoundaryFindings {
  static func withoutDouble(
    _ binding: BindingDraft, _ why: String, in blueprint: BlueprintDeclaration, _ program: Program
  ) -> Finding {
    let place = blueprint.refines?.place ?? blueprint.place
    let text: String
    if case .provider(let callable) = binding.provision {
      text = "static func \(callable.name)() -> \(binding.typeSpelling) { … }"
    } else {
      text = "\(binding.marker)(…) var \(binding.name): \(binding.typeSpelling)"
    }
    return Finding(
      rule: "boundary-without-double", severity: .error,
      message: "\(blueprint.name) does not state '\(binding.name): \(program.describe(binding.key))', and there is no "
        + "unimplemented double for it: \(why)",
      place: place, notes: [FindingNote("'\(binding.name)' is bound here", at: binding.place)],
      help: "add to \(blueprint.name): \(text)", declaration: blueprint.name, subject: binding.name)
  }

  static func live(
    _ child: Scope, by name: String, at place: Place, in scope: Scope, building bindings: [Binding],
    variant known: String?
  ) -> Finding {
    let blueprint = child.declaration.name
    let graph = scope.declaration.name
    let variant = "\(scope.declaration.name.dropLast("Blueprint".count))\(blueprint)"
    let help =
      known.map { "return \($0) in '\(name)': declare that member again in \(graph)" }
      ?? "declare 'struct \(variant): Blueprint' with 'typealias Refines = \(blueprint)', 'typealias Parent = \(graph)' "
      + "and 'typealias Boundaries = Unimplemented', and return its graph in '\(name)'"
    let named = bindings.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
    return Finding(
      rule: "live-boundary-in-child", severity: .warning,
      message: "\(name) of \(graph) begins the shipped \(child.name), which builds \(named) as shipped",
      place: place, notes: bindings.prefix(3).map { FindingNote("'\($0.name)' is bound here", at: $0.place) },
      help: help,
      declaration: "\(graph).\(name)", subject: child.name)
  }
}
