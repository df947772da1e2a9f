import HandwireFacts

/// The shapes of Factory's registrations.
enum FactoryShape {
  static func isFactory(_ type: TypeExpression?) -> Bool {
    guard case .named(let named)? = type, let last = named.components.last else { return false }
    return names.contains(last.name) && !last.arguments.isEmpty
  }

  static func isFactory(_ type: ResolvedType) -> Bool {
    switch type {
    case .external(let path, let arguments): names.contains(path.last ?? "") && !arguments.isEmpty
    case .nominal(let identifier, let arguments): names.contains(identifier.name) && !arguments.isEmpty
    default: false
    }
  }

  /// `T` of `Factory<T>` and `ParameterFactory<P, T>`.
  static func provided(by type: ResolvedType) -> ResolvedType? {
    switch type {
    case .external(let path, let arguments): names.contains(path.last ?? "") ? arguments.last : nil
    case .nominal(let identifier, let arguments): names.contains(identifier.name) ? arguments.last : nil
    default: nil
    }
  }

  static let names: Set<String> = ["Factory", "ParameterFactory"]
  static let wrappers: Set<String> = [
    "DynamicInjected", "Injected", "InjectedObject", "InjectedObservable", "InjectedType", "LazyInjected",
    "WeakLazyInjected",
  ]
}
