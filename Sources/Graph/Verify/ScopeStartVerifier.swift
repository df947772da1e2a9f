import HandwireFacts
import HandwireFindings

/// Child scopes that no slot and no maker begins.
struct ScopeStartVerifier {
  let graph: ObjectGraph

  func findings() -> [ScopedFinding] {
    var begun: Set<ScopeIdentifier> = []
    for scope in graph.scopes {
      begun.formUnion(scope.slots.map(\.child))
      for maker in scope.makers {
        if case .scope(let child, _) = maker.product { begun.insert(child) }
      }
    }
    // Who begins a variant needs the refined scope no more, and a variant may be made by a test alone.
    for scope in graph.scopes.reversed() where begun.contains(scope.identifier) {
      if let refined = scope.refines { begun.insert(refined) }
    }
    return graph.scopes.compactMap { scope in
      guard let parent = scope.parent, scope.refines == nil, !begun.contains(scope.identifier) else { return nil }
      let name = scope.name.hasSuffix("Graph") ? String(scope.name.dropLast("Graph".count)) : scope.name
      let finding = Finding(
        rule: "unstarted-scope", severity: .warning,
        message: "\(graph[parent].name) is the parent of \(scope.name), and nothing in it begins that scope",
        place: scope.declaration.parent?.place ?? scope.declaration.place,
        notes: [FindingNote("\(graph[parent].declaration.name) is declared here", at: graph[parent].declaration.place)],
        help: "add to \(graph[parent].declaration.name): @Child var \(name.lowercasedFirst): \(scope.name)?",
        declaration: scope.declaration.name, subject: scope.name)
      return ScopedFinding(finding, in: scope.identifier)
    }
  }
}
