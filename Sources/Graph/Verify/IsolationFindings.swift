import HandwireFacts
import HandwireFindings

/// How `isolation-mismatch` reads.
struct IsolationFindings {
  let program: Program
  let graph: ObjectGraph

  private func finding(
    _ message: String, at place: Place, rule: String = "isolation-mismatch", notes: [FindingNote] = [], help: String?,
    declaration: String, subject: String
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, message: message, place: place, notes: notes, help: help, declaration: declaration,
      subject: subject)
  }

  private func graphName(_ context: CallerContext) -> String { graph[context.scope].name }
  private func blueprint(_ context: CallerContext) -> BlueprintDeclaration { graph[context.scope].declaration }

  /// Synchronous calls of what runs on another actor, from members of the graph.
  func isolatedCalls(_ callables: [Callable], _ actor: String, _ context: CallerContext) -> Finding {
    let blueprint = blueprint(context)
    let sorted = Array(Set(callables)).sorted {
      $0.place != $1.place ? $0.place < $1.place : program.describe($0) < program.describe($1)
    }
    var notes = sorted.prefix(3).map {
      FindingNote("\(program.describe($0)) is isolated to \(actor)", at: $0.place)
    }
    if sorted.count > 3 { notes.append(FindingNote("and \(sorted.count - 3) more")) }
    let isGraphs = context.isolation == blueprint.isolation
    let name = sorted.first.map(program.describe) ?? ""
    return finding(
      "\(name) is isolated to \(actor), and \(isGraphs ? "" : "a maker of ")\(blueprint.graphName), "
        + "which calls it, \(text(context.isolation))",
      at: blueprint.place, notes: notes,
      help: isGraphs
        ? isolating(blueprint, on: actor)
        : "remove the isolation of its own from the maker", declaration: blueprint.name, subject: actor)
  }

  /// A synchronous call of what runs on another actor, from a closure.
  func closureCall(
    _ parameter: Callable.Parameter, of callee: Callable, _ callable: Callable, _ actor: String,
    _ context: CallerContext
  ) -> Finding {
    let isPlain = !(parameter.spelling.description.contains("@") || parameter.specifiers.contains("sending"))
    let blueprint = blueprint(context)
    return finding(
      "\(program.describe(callable)) is isolated to \(actor), and the closure '\(parameter.name)' of "
        + "\(program.describe(callee)), which calls it, is not",
      at: parameter.place,
      notes: [FindingNote("\(program.describe(callable)) is isolated to \(actor)", at: callable.place)],
      help: isPlain
        ? isolating(blueprint, on: actor)
        : "take '\(parameter.name): @escaping @\(actor) …', or make it async",
      declaration: program.describe(callee), subject: parameter.name)
  }

  /// Code in Swift 5 mode that says nothing of actors may go on calling what is marked `@preconcurrency` (SE-0337).
  private func isolating(_ blueprint: BlueprintDeclaration, on actor: String) -> String {
    let add = "add '@\(actor)' before 'struct \(blueprint.name)'"
    let mode = program.module(named: blueprint.identifier.module)?.settings.languageMode ?? 6
    return mode < 6 ? "\(add), or '@preconcurrency @\(actor)' where callers of the graph are not isolated" : add
  }

  private func text(_ isolation: Isolation) -> String {
    switch isolation {
    case .nonisolated, .actorInstance: "is not isolated"
    case .globalActor(let other): "is isolated to \(other)"
    }
  }

  private func runs(_ callable: Callable, _ domain: CalleeDomain) -> String {
    let name = program.describe(callable)
    switch domain {
    case .callers: return "\(name) takes it over"
    case .concurrent: return "\(name) waits and runs on no actor"
    case .actor: return "\(name) belongs to an actor"
    case .globalActor(let actor): return "\(name) runs on \(actor)"
    }
  }

  private func keeper(_ context: CallerContext) -> String {
    switch blueprint(context).isolation {
    case .nonisolated, .actorInstance: "\(graphName(context)), which is not isolated"
    case .globalActor(let actor): "\(graphName(context)), which is isolated to \(actor)"
    }
  }

  private func bound(_ binding: Binding) -> FindingNote { bound(binding.name, binding.place) }

  private func bound(_ name: String, _ place: Place) -> FindingNote {
    FindingNote("'\(name)' is bound here", at: place)
  }

  func valueSent(
    _ parameter: Callable.Parameter, to callable: Callable, _ domain: CalleeDomain, _ kept: Binding,
    _ context: CallerContext
  ) -> Finding {
    let type = program.describe(kept.key)
    let help: String
    switch domain {
    case .concurrent: help = "write 'nonisolated(nonsending)' before \(callable.signature), or make '\(type)' Sendable"
    case .callers, .actor, .globalActor: help = "make '\(type)' Sendable, or an actor"
    }
    return finding(
      "\(runs(callable, domain)), and '\(kept.name)', which it is given, stays with \(keeper(context)): "
        + "'\(type)' is not Sendable",
      at: parameter.place, notes: [bound(kept)], help: help, declaration: program.describe(callable),
      subject: parameter.name)
  }

  func closureSent(
    _ parameter: Callable.Parameter, to callable: Callable, _ domain: CalleeDomain,
    _ captured: (name: String, place: Place)?,
    _ context: CallerContext
  ) -> Finding {
    let reason =
      captured.map { "it captures '\($0.name)', which \(keeper(context)), keeps" }
      ?? "it runs where \(keeper(context)), does"
    return finding(
      "\(runs(callable, domain)), and the closure '\(parameter.name)' cannot go with it: \(reason)",
      at: parameter.place, notes: captured.map { [bound($0.name, $0.place)] } ?? [],
      help: "take '\(parameter.name): @escaping @Sendable \(parameter.spelling)'",
      declaration: program.describe(callable), subject: parameter.name)
  }

  func sending(_ parameter: Callable.Parameter, of callable: Callable, _ kept: Binding) -> Finding {
    let type = program.describe(kept.key)
    return finding(
      "\(program.describe(callable)) takes '\(parameter.name)' over, and the graph keeps '\(kept.name)': "
        + "'\(type)' is not Sendable",
      at: parameter.place, rule: "single-use-dependency", notes: [bound(kept)],
      help: "write '@Built' before 'var \(kept.name)', so that each receiver gets one of its own, "
        + "or make '\(type)' Sendable",
      declaration: program.describe(callable), subject: parameter.name)
  }

  func capture(
    _ parameter: Callable.Parameter, of callable: Callable, _ captured: Binding, _ function: ResolvedType.Function,
    _ context: CallerContext
  ) -> Finding {
    let type = program.describe(captured.key)
    let kind = function.globalActor.map { "runs on \($0)" } ?? "is @Sendable"
    return finding(
      "the closure '\(parameter.name)' of \(program.describe(callable)) \(kind), and it captures '\(captured.name)', "
        + "whose type '\(type)' is not Sendable",
      at: parameter.place, notes: [bound(captured)], help: closureHelp(parameter, context, "make '\(type)' Sendable"),
      declaration: program.describe(callable), subject: parameter.name)
  }

  func crossing(
    _ parameter: Callable.Parameter, of callable: Callable, _ type: ResolvedType, _ context: CallerContext
  ) -> Finding {
    let name = program.describe(type)
    return finding(
      "the closure '\(parameter.name)' of \(program.describe(callable)) is awaited from anywhere, and runs where "
        + "\(keeper(context)), does: '\(name)' is not Sendable",
      at: parameter.place,
      help: "make '\(name)' Sendable, or take '\(parameter.name)' without '@Sendable'",
      declaration: program.describe(callable), subject: parameter.name)
  }

  func madeLater(
    _ parameter: Callable.Parameter, of callable: Callable, _ later: Edge.Target, _ context: CallerContext
  ) -> Finding {
    let (name, place) = graph.name(of: later)
    let isLazy = later.binding.map { graph[$0].isLazy } ?? false
    let isOwn = later.scope == context.scope
    let reason =
      isOwn ? "constructed at its first use" : "constructed by \(graph[later.scope].name) when it is asked for"
    return finding(
      "the closure '\(parameter.name)' of \(program.describe(callable)) does not run where "
        + "\(keeper(context)), does, and '\(name)' is \(reason)",
      at: parameter.place, notes: [bound(name, place)],
      help: closureHelp(
        parameter, context, isLazy ? "remove '.onFirstUse' from '\(name)'" : "bind '\(name)' by '@Owned'"),
      declaration: program.describe(callable), subject: parameter.name)
  }

  func childRead(
    _ parameter: Callable.Parameter, of callable: Callable, _ binding: Binding, _ context: CallerContext
  ) -> Finding {
    finding(
      "the closure '\(parameter.name)' of \(program.describe(callable)) reads '\(binding.name)' of the moment from "
        + "\(keeper(context)), and does not run there",
      at: parameter.place, notes: [bound(binding)],
      help: closureHelp(parameter, context, "take '\(parameter.name)' without '@Sendable'"),
      declaration: program.describe(callable), subject: parameter.name)
  }

  /// A closure on the graph's own actor may capture anything that is there.
  private func closureHelp(_ parameter: Callable.Parameter, _ context: CallerContext, _ other: String) -> String {
    guard case .globalActor(let actor) = blueprint(context).isolation else { return other }
    return "take '\(parameter.name): @escaping @\(actor) …', or \(other)"
  }

  func read(_ maker: Maker, _ read: (name: String, place: Place), _ actor: String) -> Finding {
    let blueprint = graph[maker.identifier.scope].declaration
    return finding(
      "\(blueprint.graphName).\(maker.signature.signature) is not isolated to \(actor), and reads '\(read.name)', which is",
      at: maker.declaration.place, notes: [bound(read.name, read.place)],
      help: "remove the isolation of its own from '\(maker.signature.name)'",
      declaration: "\(blueprint.name).\(maker.signature.signature)", subject: maker.signature.signature)
  }
}

extension ObjectGraph {
  func name(of target: Edge.Target) -> (name: String, place: Place) {
    switch target {
    case .binding(let binding): (self[binding].name, self[binding].place)
    case .maker(let maker): (self[maker].declaration.name, self[maker].declaration.place)
    }
  }
}
