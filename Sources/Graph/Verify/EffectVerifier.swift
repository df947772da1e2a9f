import HandwireFacts
import HandwireFindings

/// Construction that waits or throws where nothing may.
struct EffectVerifier {
  let program: Program
  let graph: ObjectGraph
  let summaries: ConstructionSummaries

  func findings() -> [ScopedFinding] {
    graph.receivers.flatMap { receiver in
      (own(receiver) + closures(of: receiver)).map { ScopedFinding($0, in: receiver.scope) }
    }
  }

  private func own(_ receiver: Receiver) -> [Finding] {
    switch receiver.owner {
    case .binding(let identifier):
      let binding = graph[identifier]
      guard summaries.early.isMadeLater(binding), let creation = binding.creation else { return [] }
      return finding(for: binding, summaries.summary(of: creation, in: receiver.scope)).map { [$0] } ?? []
    case .maker(let identifier): return finding(for: graph[identifier]).map { [$0] } ?? []
    case .connection: return []
    case .end:
      guard let creation = receiver.creation,
        let culprit = summaries.summary(of: creation, in: receiver.scope).throwing.first
      else {
        return []
      }
      return [end(creation, culprit, receiver)]
    }
  }

  private func finding(for binding: Binding, _ summary: ConstructionSummary) -> Finding? {
    let isLazy = binding.isLazy
    // A shared one is asked for in a getter, which may throw; if it waited, two who ask at once would get two objects.
    let allowance = Allowance(isAsync: false, thrown: isLazy ? nil : .anyError)
    guard let (effects, culprit) = excess(of: summary, allowed: allowance) else { return nil }
    return Finding(
      rule: "effect-mismatch", severity: .error,
      message: "'\(binding.name)' is constructed at its first use, which cannot \(effects.verb), and "
        + "\(program.describe(culprit)) is \(effects.keywords)",
      place: binding.place, notes: [note(culprit)],
      help: isLazy
        ? "remove '.onFirstUse' from '\(binding.name)': it is then constructed with the graph, in an init that may "
          + effects.verb : "write '@Owned' in place of '@Shared' before 'var \(binding.name)'",
      declaration: "\(binding.owner.name).\(binding.name)", subject: binding.name)
  }

  private func finding(for maker: Maker) -> Finding? {
    let summary: ConstructionSummary
    switch maker.product {
    case .creation(let creation): summary = summaries.summary(of: creation, in: maker.identifier.scope)
    case .scope(let child, let givens):
      var all = summaries.beginning(of: graph[child])
      for given in givens { all.addEffects(of: summaries.summary(of: given, in: maker.identifier.scope)) }
      summary = all
    }
    let allowance = Allowance(isAsync: maker.signature.isAsync, thrown: maker.signature.thrown)
    guard let (effects, culprit) = excess(of: summary, allowed: allowance) else { return nil }
    let needed = Effects(all: summary, allowed: allowance)
    return Finding(
      rule: "effect-mismatch", severity: .error,
      message: "\(graph[maker.identifier.scope].name).\(maker.signature.signature) cannot \(effects.verb), and "
        + "\(program.describe(culprit)), which it calls, is \(effects.keywords)",
      place: maker.declaration.place, notes: [note(culprit)],
      help: "write '\(maker.header(needed.keywords))'",
      declaration: "\(maker.declaration.owner.name).\(maker.signature.signature)", subject: maker.signature.signature)
  }

  private func closures(of receiver: Receiver) -> [Finding] {
    guard let creation = receiver.creation else { return [] }
    return creation.dependencies.compactMap { dependency in
      guard case .closure(let closure) = dependency.source else { return nil }
      let allowance = Allowance(isAsync: closure.function.isAsync, thrown: closure.function.thrown)
      let summary = summaries.captures(of: closure, in: receiver.scope)
      guard let (effects, culprit) = excess(of: summary, allowed: allowance) else { return nil }
      let needed = Effects(all: summary, allowed: allowance)
      var function = closure.function
      function.isAsync = needed.isAsync
      function.thrown = needed.thrown
      let context = graph[receiver.scope].declaration.context
      let owner = program.describe(creation.callable)
      let parameter = dependency.parameter
      return Finding(
        rule: "effect-mismatch", severity: .error,
        message: "the closure '\(parameter.name)' of \(owner) cannot \(effects.verb), and "
          + "\(program.describe(culprit)), which it calls, is \(effects.keywords)",
        place: parameter.place, notes: [note(culprit)],
        help:
          "in \(owner) take '\(parameter.name): @escaping \(program.spelling(of: .function(function), in: context))'",
        declaration: owner, subject: parameter.name)
    }
  }

  private func end(_ creation: Creation, _ culprit: Callable, _ receiver: Receiver) -> Finding {
    Finding(
      rule: "effect-mismatch", severity: .error,
      message: "the end of a scope cannot throw, and \(program.describe(culprit)) is throws", place: receiver.place,
      notes: culprit == creation.callable ? [] : [note(culprit)],
      help: culprit == creation.callable
        ? "remove 'throws' from 'end', and catch the error there"
        : "take what is there already: let 'end' receive an owned binding",
      declaration: program.describe(creation.callable), subject: creation.callable.name)
  }

  private func note(_ callable: Callable) -> FindingNote {
    FindingNote("\(program.describe(callable)) is declared here", at: callable.place)
  }

  private struct Allowance {
    var isAsync: Bool
    var thrown: ResolvedType?
  }

  private struct Effects {
    var isAsync: Bool
    var thrown: ResolvedType?

    /// Everything that a caller has to admit; one type of error stays typed.
    init(all summary: ConstructionSummary, allowed: Allowance) {
      isAsync = allowed.isAsync || summary.waiting != nil
      let types = Set(summary.throwing.compactMap(\.thrown) + [allowed.thrown].compactMap { $0 })
      thrown = types.count > 1 ? .anyError : types.first
    }

    init(isAsync: Bool, thrown: ResolvedType?) {
      self.isAsync = isAsync
      self.thrown = thrown
    }

    var keywords: String {
      let throwing = thrown.map { $0 == .anyError ? "throws" : "throws(\($0.errorName))" }
      return [isAsync ? "async" : nil, throwing].compactMap { $0 }.joined(separator: " ")
    }

    var verb: String {
      switch (isAsync, thrown != nil) {
      case (true, true): "wait or throw"
      case (true, false): "wait"
      case (false, _): "throw"
      }
    }
  }

  /// What is done beyond what is allowed, and the call that does it.
  private func excess(
    of summary: ConstructionSummary, allowed: Allowance
  ) -> (effects: Effects, culprit: Callable)? {
    let waiting = allowed.isAsync ? nil : summary.waiting
    let throwing = summary.throwing.first { !isCovered($0.thrown, by: allowed.thrown) }
    guard let culprit = waiting ?? throwing else { return nil }
    let isThrowing = throwing != nil && culprit.thrown != nil && !isCovered(culprit.thrown, by: allowed.thrown)
    return (Effects(isAsync: waiting != nil, thrown: isThrowing ? culprit.thrown : nil), culprit)
  }

  private func isCovered(_ thrown: ResolvedType?, by allowed: ResolvedType?) -> Bool {
    guard let thrown else { return true }
    guard let allowed else { return false }
    if allowed == .anyError || allowed == thrown { return true }
    guard thrown != .anyError else { return false }
    return program.conforms(thrown, to: allowed) != .no
  }
}

extension ResolvedType {
  /// What a plain `throws` throws.
  static let anyError = ResolvedType.existential([.external(path: ["Error"], arguments: [])])

  fileprivate var errorName: String {
    switch self {
    case .nominal(let type, _): type.dottedName
    case .external(let path, _): path.joined(separator: ".")
    case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack,
      .unknown:
      "\(self)"
    }
  }
}

extension ConstructionSummaries {
  /// What the initializer of a graph does.
  func beginning(of scope: Scope) -> ConstructionSummary {
    var result = ConstructionSummary()
    for binding in scope.bindings where !binding.isOmitted {
      guard case .owned(let creation, _) = binding.provision, early.contains(binding.identifier) else { continue }
      result.addEffects(of: summary(of: creation, in: scope.identifier))
    }
    for connection in scope.connections {
      result.addEffects(of: summary(of: connection.creation, in: scope.identifier))
    }
    return result
  }
}

extension Maker {
  /// `func makeTrip(id: Trip.ID) async throws -> Trip`
  func header(_ effects: String) -> String {
    let parameters = signature.parameters.map { parameter in
      let label = parameter.label ?? "_"
      return "\(label == parameter.name ? label : "\(label) \(parameter.name)"): \(parameter.spelling)"
    }
    let suffix = effects.isEmpty ? "" : " \(effects)"
    return "func \(signature.name)(\(parameters.joined(separator: ", ")))\(suffix) -> \(declaration.typeSpelling)"
  }
}
