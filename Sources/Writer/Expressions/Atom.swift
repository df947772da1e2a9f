/// A value of a graph class that expressions read, before it is known by which name they read it.
enum Atom: Hashable, Comparable, Sendable {
  /// A given, an owned or a shared binding of the class itself, by its index.
  case binding(Int)
  /// The value of an inherited input, or what its closure returns.
  case input(Input)
  /// The closure of an inherited input itself.
  case inputClosure(Input)
  /// The child graph of the moment in the slot with this index.
  case slot(Int)

  static func < (left: Atom, right: Atom) -> Bool {
    switch (left, right) {
    case (.binding(let left), .binding(let right)): left < right
    case (.input(let left), .input(let right)), (.inputClosure(let left), .inputClosure(let right)): left < right
    case (.slot(let left), .slot(let right)): left < right
    case (.binding, _), (.input, .inputClosure), (.input, .slot), (.inputClosure, .slot): true
    case (.input, _), (.inputClosure, _), (.slot, _): false
    }
  }
}
