import HandwireFacts
import HandwireFindings

/// Bindings that are there in some builds only, received by what is there in more.
struct ConditionVerifier {
  let program: Program
  let graph: ObjectGraph

  func findings() -> [ScopedFinding] {
    graph.receivers.flatMap { receiver in
      receiver.edges.compactMap { edge in
        finding(receiver, edge).map { ScopedFinding($0, in: receiver.scope) }
      }
    }
  }

  private func finding(_ receiver: Receiver, _ edge: Edge) -> Finding? {
    let own = Set(receiver.conditions + graph[receiver.scope].declaration.conditions)
    let (name, spelling, conditions, place, scope) = target(edge.target)
    let missing = (conditions + graph[scope].declaration.conditions).filter { !own.contains($0) }
    guard let condition = missing.first else { return nil }
    let blueprint = graph[receiver.scope].declaration
    let wanted = receiver.creation.map { program.describe($0.callable) } ?? blueprint.name
    return Finding(
      rule: "conditional-binding", severity: .error,
      message: "'\(name)' is bound only where '\(condition)' holds, and \(wanted) in \(graph[receiver.scope].name) "
        + "needs it always",
      place: place, notes: [FindingNote("what needs it is declared here", at: receiver.place)],
      help: "put the '#if' inside of a provider, in place of '\(name)': "
        + "static func \(name)() -> \(spelling) { … }",
      declaration: "\(graph[scope].declaration.name).\(name)", subject: name)
  }

  private func target(
    _ target: Edge.Target
  ) -> (name: String, spelling: String, conditions: [String], place: Place, scope: ScopeIdentifier) {
    switch target {
    case .binding(let identifier):
      let binding = graph[identifier]
      return (binding.name, binding.typeSpelling, binding.conditions, binding.place, identifier.scope)
    case .maker(let identifier):
      let declaration = graph[identifier].declaration
      return (declaration.name, declaration.typeSpelling, declaration.conditions, declaration.place, identifier.scope)
    }
  }
}
