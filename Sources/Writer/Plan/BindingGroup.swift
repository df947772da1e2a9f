import HandwireGraph

/// A share of what a large class owns, constructed by an initializer of its own.
///
/// The compiler's time for one `init` grows with the cube of the properties that it assigns, and its optimizer runs out of
/// stack where one `init` makes a thousand objects; in groups both stay linear.
struct BindingGroup: Sendable {
  /// A class that constructs no more is written as a person would.
  static let mostProperties = 100
  static let size = 50

  /// Of the bindings, in the order of construction.
  var bindings: [Int] = []
  /// Whether it only holds what was constructed before.
  var isMemberwise = false
  var statements: [Statement] = []
  var effects = CallEffects.none
  /// What the initializer is handed, by its name there.
  var parameters: [String: Atom] = [:]

  var isFull: Bool { bindings.count >= Self.size }
}
