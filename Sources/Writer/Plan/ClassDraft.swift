import HandwireFacts
import HandwireGraph

/// Everything that a class evaluates, with atoms for what it reads: nothing has a name or an order yet.
struct ClassDraft: Sendable {
  struct Function: Sendable {
    /// Names and types.
    var parameters: [(name: String, type: String)]
    var result: String
    var effects: CallEffects
    var block: Block
  }

  struct Slot: Sendable {
    /// The child's givens as `start` takes them.
    var parameters: [String]
    var parameterNames: [String]
    /// Makes the child.
    var block: Block
    /// What the new child is called meanwhile.
    var name: String
  }

  /// Owned and shared bindings, by index.
  var bindings: [Int: Block] = [:]
  /// Computed properties, by index.
  var accessors: [Int: Block] = [:]
  var connections: [Block] = []
  var ends: [Block] = []
  /// By index.
  var makers: [Int: Block] = [:]
  /// By index.
  var slots: [Int: Slot] = [:]
  var functions: [ExpansionNode: Function] = [:]
  /// For the initializer's own names.
  var initializerNames: LocalNames
}
