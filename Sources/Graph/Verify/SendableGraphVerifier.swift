import HandwireFacts
import HandwireFindings

/// Members that a graph cannot have that is declared `Sendable` and belongs to no actor.
struct SendableGraphVerifier {
  let program: Program
  let graph: ObjectGraph
  let early: EarlyBindings

  func findings() -> [ScopedFinding] {
    graph.scopes.filter { $0.declaration.isSendable && $0.declaration.isolation == .nonisolated }.flatMap { scope in
      (scope.bindings.filter { !$0.isOmitted }.compactMap { finding(for: $0, in: scope) }
        + scope.slots.map { finding(for: $0, in: scope) })
        .map { ScopedFinding($0, in: scope.identifier) }
    }
  }

  private func finding(for binding: Binding, in scope: Scope) -> Finding? {
    let reason: String
    let help: String
    switch binding.provision {
    case .owned where early.isMadeLater(binding):
      reason = "'\(binding.name)' changes at its first use"
      help = "remove '.onFirstUse' from '\(binding.name)'"
    case .shared:
      reason = "'\(binding.name)' changes whenever its last holder lets it go"
      help = "write '@Owned' in place of '@Shared' before 'var \(binding.name)'"
    case .owned, .given:
      guard program.isSendable(binding.key) == .no else { return nil }
      let type = program.describe(binding.key)
      reason = "'\(type)', the type of '\(binding.name)', is not Sendable"
      help = "make '\(type)' Sendable"
    case .member, .built, .provided, .inPlace: return nil
    }
    return self.finding(reason, help, at: binding.place, "\(binding.owner.name).\(binding.name)", binding.name, scope)
  }

  private func finding(for slot: ChildSlot, in scope: Scope) -> Finding {
    finding(
      "'\(slot.name)' changes when its scope begins and ends", "begin the scope in a maker, whose caller owns it",
      at: slot.place, "\(scope.declaration.name).\(slot.name)", slot.name, scope)
  }

  private func finding(
    _ reason: String, _ help: String, at place: Place, _ declaration: String, _ subject: String, _ scope: Scope
  ) -> Finding {
    let blueprint = scope.declaration
    return Finding(
      rule: "unsendable-in-nonisolated-graph", severity: .error,
      message: "\(scope.name) is Sendable and isolated to no actor, but \(reason)", place: place,
      notes: [FindingNote("\(blueprint.name) is declared Sendable here", at: blueprint.place)],
      help: "\(help), or add '@MainActor' before 'struct \(blueprint.name)'", declaration: declaration,
      subject: subject)
  }
}
