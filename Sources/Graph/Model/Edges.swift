import HandwireFacts

/// One step from something that receives to what it receives.
public struct Edge: Sendable {
  public enum Target: Hashable, Sendable {
    case binding(BindingIdentifier)
    case maker(MakerIdentifier)
  }

  /// `nil` for a property of another binding, and for a given of a child scope that a maker begins.
  public var parameter: Callable.Parameter?
  public var target: Target
  /// Through a closure: needed when it is called, not for construction.
  public var isDeferred: Bool
  /// Through a closure that reads a child scope of the moment.
  public var readsChild: Bool
}

extension [Dependency] {
  /// What the parameters receive, in order; elements of a list in their order.
  public var edges: [Edge] {
    flatMap { dependency in
      dependency.source.edges.map {
        var edge = $0
        edge.parameter = dependency.parameter
        return edge
      }
    }
  }
}

extension Source {
  /// What it takes, without saying for which parameter.
  var edges: [Edge] {
    Self.targets(of: self).map {
      Edge(parameter: nil, target: $0.target, isDeferred: $0.isDeferred, readsChild: $0.readsChild)
    }
  }

  private static func targets(
    of source: Source
  ) -> [(target: Edge.Target, isDeferred: Bool, readsChild: Bool)] {
    switch source {
    case .binding(let binding): [(.binding(binding), false, false)]
    case .list(let elements), .variadic(let elements): elements.flatMap { targets(of: $0) }
    case .closure(let closure):
      switch closure.target {
      case .maker(let maker, _): [(.maker(maker), true, false)]
      case .binding(let binding): [(.binding(binding), true, false)]
      case .child(_, _, let binding): [(.binding(binding), true, true)]
      }
    case .assisted, .omitted, .missing, .text: []
    }
  }
}

extension ObjectGraph {
  /// What a binding receives; a property of another binding receives that one.
  public func edges(from binding: BindingIdentifier) -> [Edge] {
    if case .member(let owner) = self[binding].provision { return Source.binding(owner).edges }
    return self[binding].creation?.dependencies.edges ?? []
  }

  public func edges(from maker: MakerIdentifier) -> [Edge] {
    switch self[maker].product {
    case .creation(let creation): creation.dependencies.edges
    case .scope(_, let givens): givens.flatMap(\.edges)
    }
  }
}
