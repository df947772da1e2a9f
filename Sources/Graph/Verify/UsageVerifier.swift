import HandwireFacts
import HandwireFindings

/// Private members that nothing receives.
///
/// Others can be read by code outside of the graph, and a provider may be a plain function that other providers call:
/// of those nothing is known.
struct UsageVerifier {
  let program: Program
  let graph: ObjectGraph
  /// Omitted bindings to report all the same.
  let unused: Set<BindingIdentifier>

  /// A member as it is declared: variants and roots that share a part each have a binding for it.
  private struct Declaration: Hashable {
    var place: Place
    var name: String
  }

  func findings() -> [ScopedFinding] {
    let used = used()
    return graph.scopes.flatMap { scope in
      // What replaces a refined binding is received by whatever received that one, in child scopes too.
      let inherited = scope.refines.map { graph[$0].bindings.count } ?? 0
      return
        (scope.bindings.dropFirst(inherited).compactMap { finding(for: $0, used) }
        + scope.makers.compactMap { finding(for: $0, used) })
        .map { ScopedFinding($0, in: scope.identifier) }
    }
  }

  private func used() -> Set<Declaration> {
    var used: Set<Declaration> = []
    for receiver in graph.receivers {
      if case .binding(let identifier) = receiver.owner, graph[identifier].creation == nil { continue }
      for edge in receiver.edges {
        switch edge.target {
        case .maker(let maker):
          let declaration = graph[maker].declaration
          used.insert(Declaration(place: declaration.place, name: declaration.name))
        case .binding(let target):
          var binding = graph[target]
          used.insert(Declaration(place: binding.place, name: binding.name))
          // Who receives a property receives its owner.
          while case .member(let owner) = binding.provision {
            binding = graph[owner]
            used.insert(Declaration(place: binding.place, name: binding.name))
          }
        }
      }
    }
    return used
  }

  private func finding(for binding: Binding, _ used: Set<Declaration>) -> Finding? {
    guard binding.access <= .fileprivate, !binding.isOmitted || unused.contains(binding.identifier),
      binding.origin != .implicit,
      !used.contains(Declaration(place: binding.place, name: binding.name))
    else { return nil }
    let graphName = graph[binding.identifier.scope].name
    let rule: String
    let marker: String
    switch binding.provision {
    case .provided, .inPlace, .member: return nil
    case .given: (rule, marker) = ("unused-given", "@Given")
    case .owned: (rule, marker) = ("unused-binding", "@Owned")
    case .built: (rule, marker) = ("unused-binding", "@Built")
    case .shared: (rule, marker) = ("unused-binding", "@Shared")
    }
    let type = program.describe(binding.key)
    return Finding(
      rule: rule, severity: .warning,
      message: "'\(binding.name): \(type)' is private to \(graphName), and nothing in it receives it",
      place: binding.place,
      help: "remove '\(marker) … var \(binding.name)', or remove '\(binding.access.keyword)' if code outside reads it",
      declaration: "\(binding.owner.name).\(binding.name)", subject: binding.name)
  }

  private func finding(for maker: Maker, _ used: Set<Declaration>) -> Finding? {
    let declaration = maker.declaration
    guard declaration.access <= .fileprivate,
      !used.contains(Declaration(place: declaration.place, name: declaration.name))
    else { return nil }
    let signature = maker.signature.signature
    return Finding(
      rule: "unused-binding", severity: .warning,
      message: "'\(signature)' is private to \(graph[maker.identifier.scope].name), and no closure calls it",
      place: declaration.place,
      help: "remove 'func \(signature)', or remove '\(declaration.access.keyword)' if code outside calls it",
      declaration: "\(declaration.owner.name).\(signature)", subject: signature)
  }
}
