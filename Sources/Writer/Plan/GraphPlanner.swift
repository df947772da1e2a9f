import HandwireFacts
import HandwireGraph

/// The object graph → the plans of all its classes, children before the classes that construct them.
struct GraphPlanner {
  let graph: ObjectGraph
  let program: Program
  /// Those to plan.
  let scopes: Set<ScopeIdentifier>

  /// In the order of the scopes.
  func plans() -> [GraphClassPlan] {
    let effects = ConstructionEffects(graph: graph)
    let exposed = exposedBindings
    var interfaces: [ScopeIdentifier: ChildInterface] = [:]
    var plans: [ScopeIdentifier: GraphClassPlan] = [:]
    for scope in constructionOrder where scopes.contains(scope) {
      let view = ScopeView(graph: graph, program: program, scope: scope)
      let plan = GraphClassPlanner(view: view, effects: effects, children: interfaces, exposed: exposed).plan()
      interfaces[scope] = plan.interface
      plans[scope] = plan
    }
    return graph.scopes.compactMap { plans[$0.identifier] }
  }

  private var constructionOrder: [ScopeIdentifier] {
    let needs = graph.scopes.map { scope in
      scope.slots.map(\.child.index) + scope.makers.compactMap(\.childScope?.index)
    }
    return Components(needs: needs).groups.joined().map { graph.scopes[$0].identifier }
  }

  /// Bindings that closures read from the child of the moment, in the child and in its variants.
  private var exposedBindings: Set<BindingIdentifier> {
    var result: Set<BindingIdentifier> = []
    for scope in graph.scopes {
      var sources = scope.bindings.flatMap { $0.creation?.dependencies.map(\.source) ?? [] }
      for maker in scope.makers {
        switch maker.product {
        case .creation(let creation): sources += creation.dependencies.map(\.source)
        case .scope(_, let givens): sources += givens
        }
      }
      sources += (scope.connections + scope.ends).flatMap { $0.creation.dependencies.map(\.source) }
      for source in sources { result.formUnion(source.readFromChildren) }
    }
    for scope in graph.scopes {
      guard let refined = scope.refines else { continue }
      for binding in result where binding.scope == refined {
        result.insert(BindingIdentifier(scope: scope.identifier, index: binding.index))
      }
    }
    return result.union(
      result.compactMap { binding in
        if case .member(let base) = graph[binding].provision { base } else { nil }
      })
  }
}

extension Maker {
  /// The scope whose graph it makes.
  var childScope: ScopeIdentifier? {
    if case .scope(let child, _) = product { child } else { nil }
  }
}

extension Scope {
  /// In order.
  var givens: [Binding] { allGivens.filter { !$0.isOmitted } }

  /// Those of other builds too.
  var allGivens: [Binding] {
    bindings.filter {
      if case .given = $0.provision { true } else { false }
    }
  }
}

extension Source {
  fileprivate var readFromChildren: [BindingIdentifier] {
    switch self {
    case .list(let elements), .variadic(let elements): return elements.flatMap(\.readFromChildren)
    case .closure(let closure):
      if case .child(_, _, let binding) = closure.target { return [binding] }
      return []
    case .binding, .assisted, .omitted, .missing, .text: return []
    }
  }
}
