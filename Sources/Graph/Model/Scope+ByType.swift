import HandwireFacts

extension Scope {
  /// Readable members whose type no other one has, in order: what `resolve() -> T` finds.
  ///
  /// Values that are received by name only say nothing by their type; what another member has too would be ambiguous.
  public var bindingsFoundByType: [Int] {
    guard declaration.isFoundByType else { return [] }
    let readable = bindings.indices.filter { index in
      let binding = bindings[index]
      return !binding.isOmitted && binding.origin != .implicit && binding.isReadable
        && !KnownValueTypes.contains(binding.key)
    }
    let counts = Dictionary(readable.map { (bindings[$0].key, 1) }, uniquingKeysWith: +)
    return readable.filter { counts[bindings[$0].key] == 1 }
  }
}

extension Binding {
  /// Whether code outside of the graph class can read it.
  fileprivate var isReadable: Bool {
    switch provision {
    case .given, .owned, .shared, .built: access > .fileprivate
    case .member, .provided, .inPlace: false
    }
  }
}
