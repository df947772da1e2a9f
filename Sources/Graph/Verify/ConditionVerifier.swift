import HandwireFacts
import HandwireFindings

/// Bindings that are there in some builds only, received by what is there in more.
struct ConditionVerifier {
  let program: Program
  let graph: ObjectGraph

  /// Conditions of all members of one name.
  private let alternatives: [Member: [[String]]]

  private struct Member: Hashable {
    var scope: ScopeIdentifier
    var name: String
  }

  init(program: Program, graph: ObjectGraph) {
    self.program = program
    self.graph = graph
    var alternatives: [Member: [[String]]] = [:]
    for scope in graph.scopes {
      for binding in scope.bindings where binding.origin != .implicit {
        alternatives[Member(scope: scope.identifier, name: binding.name), default: []].append(binding.conditions)
      }
      for maker in scope.makers {
        let member = Member(scope: scope.identifier, name: maker.signature.signature)
        alternatives[member, default: []].append(maker.declaration.conditions)
      }
    }
    self.alternatives = alternatives
  }

  func findings() -> [ScopedFinding] {
    let isConditional =
      graph.scopes.contains { !$0.declaration.conditions.isEmpty }
      || alternatives.values.contains { $0.contains { !$0.isEmpty } }
    guard isConditional else { return [] }
    return graph.receivers.flatMap { receiver in
      receiver.edges.compactMap { edge in
        finding(receiver, edge).map { ScopedFinding($0, in: receiver.scope) }
      }
    }
  }

  private func finding(_ receiver: Receiver, _ edge: Edge) -> Finding? {
    let own = Set(receiver.conditions + graph[receiver.scope].declaration.conditions)
    let (name, key, conditions, place, scope) = target(edge.target)
    let missing = (conditions + graph[scope].declaration.conditions).filter { !own.contains($0) }
    guard let condition = missing.first, !hasAlternatives(edge.target, own) else { return nil }
    let blueprint = graph[receiver.scope].declaration
    let wanted = receiver.creation.map { program.describe($0.callable) } ?? blueprint.name
    let opposite = Self.opposite(of: condition)
    return Finding(
      rule: "conditional-binding", severity: .error,
      message: "'\(name)' is bound only where '\(condition)' holds, and \(wanted) in \(graph[receiver.scope].name) "
        + "needs it always",
      place: place, notes: [FindingNote("what needs it is declared here", at: receiver.place)],
      help: "bind a '\(program.describe(key))' where '\(opposite)' holds too: '#else' before '#endif', and in it "
        + "another '\(name)'",
      declaration: "\(graph[scope].declaration.name).\(name)", subject: name)
  }

  private func target(
    _ target: Edge.Target
  ) -> (name: String, key: ResolvedType, conditions: [String], place: Place, scope: ScopeIdentifier) {
    switch target {
    case .binding(let identifier):
      let binding = graph[identifier]
      return (binding.name, binding.key, binding.conditions, binding.place, identifier.scope)
    case .maker(let identifier):
      let declaration = graph[identifier].declaration
      return (declaration.name, declaration.type, declaration.conditions, declaration.place, identifier.scope)
    }
  }

  /// Whether members of the same name cover the builds in which this one is not there.
  private func hasAlternatives(_ target: Edge.Target, _ own: Set<String>) -> Bool {
    let member: Member
    switch target {
    case .binding(let identifier): member = Member(scope: identifier.scope, name: graph[identifier].name)
    case .maker(let identifier): member = Member(scope: identifier.scope, name: graph[identifier].signature.signature)
    }
    return Self.cover((alternatives[member] ?? []).map { $0.filter { !own.contains($0) } })
  }

  /// Whether in every build one of the alternatives is there, as far as their text shows it.
  static func cover(_ alternatives: [[String]]) -> Bool {
    if alternatives.contains(where: \.isEmpty) { return true }
    guard let condition = alternatives.first?.first, alternatives.count > 1 else { return false }
    let opposite = opposite(of: condition)
    let holding = alternatives.filter { !$0.contains(opposite) }.map { $0.filter { $0 != condition } }
    let failing = alternatives.filter { !$0.contains(condition) }.map { $0.filter { $0 != opposite } }
    guard holding.count < alternatives.count, failing.count < alternatives.count else { return false }
    return cover(holding) && cover(failing)
  }

  static func opposite(of condition: String) -> String {
    condition.hasPrefix("!(") && condition.hasSuffix(")")
      ? String(condition.dropFirst(2).dropLast()) : "!(\(condition))"
  }
}
