import HandwireFindings

/// A finding with the scope in which it was found, so that a variant does not repeat what its refined blueprint said.
struct ScopedFinding {
  var scope: ScopeIdentifier
  var finding: Finding
  /// Whose construction is at fault, where it is one binding's.
  var binding: BindingIdentifier?

  init(_ finding: Finding, in scope: ScopeIdentifier, about binding: BindingIdentifier? = nil) {
    self.finding = finding
    self.scope = scope
    self.binding = binding
  }
}

/// Findings of all scopes → those that a reader has to see, each once.
struct FindingSelection {
  /// For each scope, the scope that it refines.
  private let refined: [ScopeIdentifier?]

  private struct Identity: Hashable {
    var scope: ScopeIdentifier
    var rule: String
    var place: Place
    var subject: String
  }

  init(refined: [ScopeIdentifier?]) { self.refined = refined }

  func distinct(_ findings: [ScopedFinding]) -> [Finding] {
    let known = Set(findings.map { identity(of: $0.finding, in: $0.scope) })
    let kept = findings.filter { found in
      var scope = refined[found.scope.index]
      while let current = scope {
        if known.contains(identity(of: found.finding, in: current)) { return false }
        scope = refined[current.index]
      }
      return true
    }
    // What an error left without a receiver is not unused.
    let hasErrors = kept.contains { $0.finding.severity == .error }
    let unsure: Set<String> = hasErrors ? ["unused-binding", "unused-given"] : []
    var seen: Set<Finding> = []
    return kept.filter { !unsure.contains($0.finding.rule) }.map(\.finding).filter { finding in
      // The trail and the notes of a finding are those of the first that was found.
      seen.insert(Finding(rule: finding.rule, severity: .error, message: finding.message, place: finding.place))
        .inserted
    }.sorted()
  }

  private func identity(of finding: Finding, in scope: ScopeIdentifier) -> Identity {
    Identity(scope: scope, rule: finding.rule, place: finding.place, subject: finding.subject)
  }
}
