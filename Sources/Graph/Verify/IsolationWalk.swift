import HandwireFacts
import HandwireFindings

/// Goes through every call of the generated code once for each context in which it is made.
struct IsolationWalk {
  let program: Program
  let graph: ObjectGraph
  let summaries: ConstructionSummaries
  private let domains: CalleeDomains
  private let wording: IsolationFindings
  private let numbering: GraphNumbering
  /// Whether the compiler checks what crosses between actors, by scope.
  private let isStrict: [Bool]
  private(set) var findings: [ScopedFinding] = []
  private var pending: [(context: CallerContext, target: Edge.Target)] = []
  private var seen: Set<Visit> = []

  private var isolatedCalls: [IsolatedCalls: [Callable]] = [:]

  private struct IsolatedCalls: Hashable {
    var context: CallerContext
    var actor: String
  }

  private struct Visit: Hashable {
    var context: CallerContext
    var node: Int
  }

  init(program: Program, graph: ObjectGraph, summaries: ConstructionSummaries) {
    self.program = program
    self.graph = graph
    self.summaries = summaries
    domains = CalleeDomains(program: program)
    wording = IsolationFindings(program: program, graph: graph)
    numbering = GraphNumbering(graph)
    let modes = Dictionary(
      program.modules.map { ($0.name, $0.settings.languageMode) }, uniquingKeysWith: { first, _ in first })
    isStrict = graph.scopes.map { (modes[$0.module] ?? 6) >= 6 }
  }

  mutating func begin(_ receiver: Receiver) {
    guard var creation = receiver.creation else { return }
    let scope = graph[receiver.scope]
    var context = CallerContext(
      scope: receiver.scope, isolation: scope.declaration.isolation, canAwait: false, isClosure: false)
    switch receiver.owner {
    case .binding(let identifier):
      // What is constructed with its receivers is looked at from there, unless code outside can read it.
      let binding = graph[identifier]
      guard !binding.isInline || (binding.isBuilt && binding.access > .fileprivate) else { return }
      visit(.binding(identifier), from: context)
    case .maker(let identifier):
      let maker = graph[identifier]
      context.isolation = maker.signature.isolation
      context.canAwait = maker.signature.isAsync
      checkReads(of: maker, creation, context)
      switch maker.product {
      case .creation: visit(.maker(identifier), from: context)
      case .scope:
        // Where the child runs is looked at by itself.
        creation.callable.isolation = context.isolation
        call(creation, from: context)
      }
    case .connection, .end: call(creation, from: context)
    }
  }

  mutating func finish() {
    while let (context, target) = pending.popLast() {
      switch target {
      case .binding(let binding):
        if let creation = graph[binding].creation { call(creation, from: context) }
      case .maker(let maker):
        if let creation = graph[maker].creation { call(creation, from: context) }
      }
    }
    for (calls, callables) in isolatedCalls {
      report(wording.isolatedCalls(callables, calls.actor, calls.context), calls.context)
    }
  }

  private mutating func visit(_ target: Edge.Target, from context: CallerContext) {
    let visit = Visit(context: context, node: numbering.number(of: target))
    if seen.insert(visit).inserted { pending.append((context, target)) }
  }

  private mutating func call(_ creation: Creation, from context: CallerContext) {
    let domain = domains.domain(of: creation.callable, from: context.isolation)
    if case .globalActor(let actor) = domain, !creation.callable.isAsync, !context.canAwait, !context.isClosure {
      isolatedCalls[IsolatedCalls(context: context, actor: actor), default: []].append(creation.callable)
    }
    for dependency in creation.dependencies {
      check(dependency, of: creation.callable, domain, context)
      follow(dependency.source, for: dependency.parameter, of: creation.callable, context)
    }
  }

  /// An argument that the callee may keep, or use beside its caller.
  private mutating func check(
    _ dependency: Dependency, of callable: Callable, _ domain: CalleeDomain, _ context: CallerContext
  ) {
    guard isStrict[context.scope.index], !context.isClosure || context.isolation != .nonisolated else { return }
    let parameter = dependency.parameter
    let isSent = parameter.specifiers.contains("sending")
    switch domain {
    case .callers where !isSent || callable.isolation == context.isolation && callable.isolation != .nonisolated:
      // What stays on one global actor is not sent anywhere.
      return
    case .callers, .concurrent, .actor, .globalActor: break
    }
    if case .closure(let closure) = dependency.source, closure.function.globalActor == nil, !closure.function.isSendable
    {
      // Where it is sent it runs on no actor; elsewhere it runs on the actor of the graph that makes it.
      let captures = summaries.captures(of: closure, in: context.scope)
      // What is made later is asked for by a closure of the graph's actor, which may go anywhere and be awaited.
      let isAwaited = closure.function.isAsync && graph[context.scope].declaration.isolation != .nonisolated
      if isAwaited, case .binding(let binding) = closure.target, captures.madeLater == .binding(binding) { return }
      let captured = captures.captured.map { .binding($0) } ?? (isAwaited ? nil : captures.madeLater)
      guard captured != nil || (!isSent && context.isolation != .nonisolated) else { return }
      report(
        wording.closureSent(parameter, to: callable, domain, captured.map { graph.name(of: $0) }, context), context)
      return
    }
    guard let kept = summaries.summary(of: dependency.source, in: context.scope).kept else { return }
    if isSent {
      report(wording.sending(parameter, of: callable, graph[kept]), context)
    } else {
      report(wording.valueSent(parameter, to: callable, domain, graph[kept], context), context)
    }
  }

  private mutating func follow(
    _ source: Source, for parameter: Callable.Parameter, of callable: Callable, _ context: CallerContext
  ) {
    switch source {
    case .binding(let binding):
      if graph[binding].isInline { visit(.binding(binding), from: context) }
    case .list(let elements), .variadic(let elements):
      for element in elements { follow(element, for: parameter, of: callable, context) }
    case .closure(let closure): follow(closure, for: parameter, of: callable, context)
    case .assisted, .omitted, .missing, .text: break
    }
  }

  private mutating func follow(
    _ closure: Source.Closure, for parameter: Callable.Parameter, of callable: Callable, _ context: CallerContext
  ) {
    let function = closure.function
    let own = graph[context.scope].declaration.isolation
    var inner = context
    inner.isClosure = true
    inner.canAwait = function.isAsync
    if let actor = function.globalActor {
      inner.isolation = .globalActor(actor)
    } else if function.isSendable, function.isAsync, own != .nonisolated {
      // It runs on the graph's actor, and its callers wait for it.
      inner.isolation = own
      checkCrossing(function, for: parameter, of: callable, context)
    } else if function.isSendable || parameter.specifiers.contains("sending") {
      inner.isolation = .nonisolated
      inner.canAwait = function.isSendable && function.isAsync
    }
    checkCaptures(of: closure, for: parameter, of: callable, from: context, to: inner)
    switch closure.target {
    case .maker(let maker, _): visit(.maker(maker), from: inner)
    case .binding(let binding):
      if graph[binding].isInline { visit(.binding(binding), from: inner) }
    case .child: break
    }
  }

  /// A closure that is awaited from elsewhere takes and returns what may cross between actors.
  private mutating func checkCrossing(
    _ function: ResolvedType.Function, for parameter: Callable.Parameter, of callable: Callable,
    _ context: CallerContext
  ) {
    guard isStrict[context.scope.index] else { return }
    let types = [function.result] + function.parameters
    guard
      let type = types.first(where: { program.isSendable($0, from: graph[context.scope].declaration.context) == .no })
    else { return }
    report(wording.crossing(parameter, of: callable, type, context), context)
  }

  private mutating func checkCaptures(
    of closure: Source.Closure, for parameter: Callable.Parameter, of callee: Callable, from outer: CallerContext,
    to inner: CallerContext
  ) {
    let captures = summaries.captures(of: closure, in: outer.scope)
    if !inner.canAwait, let (actor, callable) = foreignCall(captures.isolated, from: inner.isolation) {
      report(wording.closureCall(parameter, of: callee, callable, actor, outer), outer)
    }
    let isFree = closure.function.isSendable || closure.function.globalActor != nil
    guard isFree, inner.isolation == .nonisolated || inner.isolation != outer.isolation else { return }
    let own = graph[outer.scope].declaration.isolation
    if case .child(_, _, let binding) = closure.target {
      guard own != .nonisolated || isStrict[outer.scope.index] else { return }
      report(wording.childRead(parameter, of: callee, graph[binding], outer), outer)
      return
    }
    guard isStrict[outer.scope.index] else { return }
    if let later = captures.madeLater {
      report(wording.madeLater(parameter, of: callee, later, outer), outer)
    } else if let captured = captures.captured {
      report(wording.capture(parameter, of: callee, graph[captured], closure.function, outer), outer)
    }
  }

  /// A plain closure in a graph that is not isolated is reported with the graph's own calls.
  private func foreignCall(_ calls: [String: Callable], from isolation: Isolation) -> (String, Callable)? {
    calls.filter { .globalActor($0.key) != isolation }.min { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A maker with an isolation of its own reads members of a graph that has another.
  private mutating func checkReads(of maker: Maker, _ creation: Creation, _ context: CallerContext) {
    let own = graph[context.scope].declaration.isolation
    guard case .globalActor(let actor) = own, context.isolation != own else { return }
    let taken = summaries.taken(by: creation.dependencies, in: context.scope)
    let captured = taken.captured.map { Edge.Target.binding($0) }
    guard let read = taken.madeLater ?? (isStrict[context.scope.index] ? captured : nil) else { return }
    findings.append(ScopedFinding(wording.read(maker, graph.name(of: read), actor), in: context.scope))
  }

  private mutating func report(_ finding: Finding, _ context: CallerContext) {
    findings.append(ScopedFinding(finding, in: context.scope))
  }
}

extension Binding {
  fileprivate var isBuilt: Bool {
    if case .built = provision { true } else { false }
  }
}
