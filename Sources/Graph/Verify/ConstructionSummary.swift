import HandwireFacts

/// What the construction of a value does and takes, everything that is constructed with it included.
struct ConstructionSummary {
  /// The first call that waits.
  var waiting: Callable?
  /// The calls that throw, one for each type of error; no more than `limit`.
  var throwing: [Callable] = []
  /// An object of the graph that reaches the value, and whose type is surely not `Sendable`.
  var kept: BindingIdentifier?
  /// Like `kept`, also through closures.
  var captured: BindingIdentifier?
  /// What is asked for at the time of the call: a lazy or shared binding, or something of a scope further out that is
  /// made anew.
  var madeLater: Edge.Target?

  /// The first synchronous call that is isolated to each global actor.
  var isolated: [String: Callable] = [:]

  private static let limit = 4

  mutating func add(_ other: ConstructionSummary) {
    addEffects(of: other)
    kept = kept ?? other.kept
    captured = captured ?? other.captured
    madeLater = madeLater ?? other.madeLater
  }

  mutating func addEffects(of other: ConstructionSummary) {
    waiting = waiting ?? other.waiting
    for callable in other.throwing { addThrowing(callable) }
    isolated.merge(other.isolated) { first, _ in first }
  }

  mutating func addCall(_ callable: Callable) {
    if callable.isAsync, waiting == nil { waiting = callable }
    if callable.thrown != nil { addThrowing(callable) }
    if case .globalActor(let actor) = callable.isolation, !callable.isAsync, isolated[actor] == nil {
      isolated[actor] = callable
    }
  }

  private mutating func addThrowing(_ callable: Callable) {
    guard throwing.count < Self.limit, !throwing.contains(where: { $0.thrown == callable.thrown }) else { return }
    throwing.append(callable)
  }
}
