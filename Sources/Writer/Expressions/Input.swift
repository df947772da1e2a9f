import HandwireGraph

/// What a graph class receives from the scopes around it: one parameter of its `init`.
enum Input: Hashable, Comparable, Sendable {
  case binding(BindingIdentifier)
  /// A closure that calls the maker.
  case maker(MakerIdentifier)
  /// A closure that reads a binding from the child scope of the moment.
  case child(slot: Int, scope: ScopeIdentifier, binding: BindingIdentifier)

  static func < (left: Input, right: Input) -> Bool {
    left.order.lexicographicallyPrecedes(right.order)
  }

  /// Outer scopes first, then as declared; closures over makers and slots after the bindings.
  private var order: [Int] {
    switch self {
    case .binding(let binding): [binding.scope.index, 0, binding.index]
    case .maker(let maker): [maker.scope.index, 1, maker.index]
    case .child(let slot, let scope, let binding): [scope.index, 2, slot, binding.scope.index, binding.index]
    }
  }

  var scope: ScopeIdentifier {
    switch self {
    case .binding(let binding): binding.scope
    case .maker(let maker): maker.scope
    case .child(_, let scope, _): scope
    }
  }
}
