import HandwireFacts
import HandwireFindings

/// A call whose parameters are satisfied: it constructs a binding, is made by a maker, or is made for its effect.
struct Receiver {
  var owner: Site.Owner
  var scope: ScopeIdentifier
  /// `nil` for what is handed in, and for a property of another binding. For a maker that begins a scope, a call that
  /// takes the child's givens.
  var creation: Creation?
  var edges: [Edge]
  /// Of the declaration in the blueprint.
  var place: Place
  var conditions: [String]
}

extension ObjectGraph {
  /// In order of scopes; in each scope bindings, makers, connections, ends. Omitted bindings are left out.
  var receivers: [Receiver] { scopes.flatMap(receivers(in:)) }

  func receivers(in scope: Scope) -> [Receiver] {
    let bindings = scope.bindings.filter { !$0.isOmitted }.map { binding in
      Receiver(
        owner: .binding(binding.identifier), scope: scope.identifier, creation: binding.creation,
        edges: edges(from: binding.identifier), place: binding.place, conditions: binding.conditions)
    }
    let makers = scope.makers.map { maker in
      Receiver(
        owner: .maker(maker.identifier), scope: scope.identifier, creation: creation(of: maker),
        edges: edges(from: maker.identifier), place: maker.declaration.place,
        conditions: maker.declaration.conditions)
    }
    return bindings + makers
      + scope.connections.enumerated().map { receiver(.connection(scope.identifier, $0), $1, in: scope) }
      + scope.ends.enumerated().map { receiver(.end(scope.identifier, $0), $1, in: scope) }
  }

  private func creation(of maker: Maker) -> Creation {
    switch maker.product {
    case .creation(let creation): return creation
    case .scope(let child, let sources):
      let givens = self[child].bindings.filter {
        if case .given = $0.provision { true } else { false }
      }
      let parameters = givens.map {
        Callable.Parameter(
          label: $0.name, name: $0.name, type: $0.key, spelling: .other($0.typeSpelling), place: $0.place)
      }
      let callable = Callable(
        origin: .declared, parameters: parameters, result: maker.declaration.type,
        isolation: self[child].declaration.isolation, place: self[child].declaration.place)
      let dependencies = zip(parameters, sources).map { Dependency(parameter: $0, source: $1) }
      return Creation(callable: callable, spelling: self[child].name, dependencies: dependencies)
    }
  }

  private func receiver(_ owner: Site.Owner, _ invocation: Invocation, in scope: Scope) -> Receiver {
    Receiver(
      owner: owner, scope: scope.identifier, creation: invocation.creation,
      edges: invocation.creation.dependencies.edges, place: invocation.place, conditions: invocation.conditions)
  }
}

extension Maker {
  /// `nil` for a maker that begins a scope.
  var creation: Creation? {
    switch product {
    case .creation(let creation): creation
    case .scope: nil
    }
  }
}

extension Binding {
  /// Its construction is part of its receiver's: nothing is stored, and nothing is remembered.
  var isInline: Bool {
    switch provision {
    case .built, .provided, .inPlace: true
    case .given, .member, .owned, .shared: false
    }
  }

  var isShared: Bool {
    if case .shared = provision { true } else { false }
  }

  var isLazy: Bool {
    if case .owned(_, let isLazy) = provision { isLazy } else { false }
  }

  /// Made at some time after the graph, and remembered by it.
  var isDeferred: Bool {
    switch provision {
    case .owned(_, let isLazy): isLazy
    case .shared: true
    case .given, .member, .built, .provided, .inPlace: false
    }
  }
}
