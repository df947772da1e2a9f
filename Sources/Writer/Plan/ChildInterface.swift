import HandwireFacts
import HandwireGraph

/// What a class must be given to be constructed, as its parents see it.
struct ChildInterface: Sendable {
  struct InheritedParameter: Sendable {
    var name: String
    var input: Input
    /// Whether it is handed in as a closure, called for each receiver.
    var isClosure: Bool
    /// The type of the closure.
    var function: ResolvedType.Function
  }

  var scope: ScopeIdentifier
  /// Names of the givens, in order.
  var givens: [String]
  var inherited: [InheritedParameter]
  var effects: CallEffects
  var isolation: Isolation
  /// `nil` where its scope has nothing to end.
  var end: CallEffects?

  /// Whether a start may be overtaken while it waits.
  var beginsAsynchronously: Bool { effects.isAsync || end?.isAsync == true }
}
