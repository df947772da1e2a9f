import HandwireFindings

/// Where a value comes from, and how it gets there.
struct WiringFlow: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    case key(WiringKey)
    /// The object whose code it is.
    case owner(WiringOwner)
    /// What the caller of a closure supplies.
    case assisted(String)
    /// Something that was not read, as written.
    case outside(String)
    case unknown(String)
  }

  var target: Target
  /// Members read from it on the way.
  var path: [String] = []
  /// Closures around it; a call of one takes one away.
  var depth = 0
  var isConditional = false

  var key: WiringKey? { if case .key(let key) = target { key } else { nil } }
  var isPlain: Bool { path.isEmpty && depth == 0 }

  /// The flow that one gets by way of this one from `inner`, which is what this one's target is.
  func through(_ inner: WiringFlow) -> WiringFlow {
    WiringFlow(
      target: inner.target, path: inner.path + path, depth: inner.depth + depth,
      isConditional: inner.isConditional || isConditional)
  }

  func deferred(by depth: Int) -> WiringFlow {
    var flow = self
    flow.depth += depth
    return flow
  }

  func reading(_ member: String) -> WiringFlow {
    var flow = self
    // Long chains say no more than their beginning.
    if flow.path.count < 8 { flow.path.append(member) }
    return flow
  }

  var conditional: WiringFlow {
    var flow = self
    flow.isConditional = true
    return flow
  }
}
