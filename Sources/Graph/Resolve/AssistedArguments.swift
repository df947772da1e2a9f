import HandwireFacts

/// The arguments that a caller supplies, and which parameters of a callee take them.
struct AssistedArguments {
  struct Argument {
    var name: String
    /// `nil` for `_`, and for the parameters of a closure.
    var label: String?
    var type: ResolvedType
  }

  var arguments: [Argument]
  /// Parameters of a closure have no names: they are matched by type alone.
  var areNamed: Bool

  static let none = AssistedArguments(arguments: [], areNamed: true)

  /// For each parameter, the name of the argument that it takes: by name first, then the only one of that type for
  /// the only parameter of that type. `taken`: names that were taken by name elsewhere, which type alone does not reach.
  func matches(_ parameters: [Callable.Parameter], taken: Set<String>) -> [String?] {
    guard !arguments.isEmpty else { return parameters.map { _ in nil } }
    var result: [String?] = parameters.map { parameter in
      guard areNamed else { return nil }
      return arguments.first {
        ($0.name == parameter.name || $0.name == parameter.label)
          && ($0.type.isUnknown || accepts(parameter.type, $0.type))
      }?.name
    }
    let byName = taken.union(result.compactMap { $0 })
    let left = arguments.filter { !byName.contains($0.name) }
    for (index, parameter) in parameters.enumerated() where result[index] == nil {
      let candidates = left.filter { accepts(parameter.type, $0.type) }
      guard candidates.count == 1, let only = candidates.first else { continue }
      let rivals = parameters.indices.filter { result[$0] == nil && accepts(parameters[$0].type, only.type) }
      if rivals.count == 1 { result[index] = only.name }
    }
    return result
  }

  /// The same type, or that type's optional.
  private func accepts(_ parameter: ResolvedType, _ argument: ResolvedType) -> Bool {
    parameter == argument || parameter == .optional(argument)
  }
}
