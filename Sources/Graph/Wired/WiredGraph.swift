import HandwireFindings

/// What code was found to build, to hold and to hand on: the object graph of everybody's code, whoever wrote it.
///
/// A blueprint's `ObjectGraph` is proven and whole; this one is read, and says what it could not understand. Flat, and
/// in an order that the reader can see, so that nothing recurses over it and two runs give the same.
public struct WiredGraph: Hashable, Sendable {
  /// Sorted by module, place and name.
  public var scopes: [WiredScope]
  /// Sorted by scope, then by place.
  public var bindings: [WiredBinding]
  /// Sorted by receiver; those of one receiver in the order of its parameters.
  public var edges: [WiredEdge]

  public init(scopes: [WiredScope] = [], bindings: [WiredBinding] = [], edges: [WiredEdge] = []) {
    self.scopes = scopes
    self.bindings = bindings
    self.edges = edges
  }

  /// Edges whose source could not be understood.
  public var unknowns: [WiredEdge] {
    edges.filter { if case .unknown = $0.target { true } else { false } }
  }
}
