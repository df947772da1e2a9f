import HandwireFacts

/// From where a call is made.
struct CallerContext: Hashable {
  var scope: ScopeIdentifier
  var isolation: Isolation
  /// Whether a call may be awaited although the callee does not wait: in an async closure or maker, not in an
  /// initializer, which would become async for it.
  var canAwait: Bool
  /// In a closure, and not in a member of the graph.
  var isClosure: Bool
}
