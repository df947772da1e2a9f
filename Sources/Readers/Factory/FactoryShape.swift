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

  /// The type of what a factory is read from; `Container.shared` is one by its name where the library was not read.
  static func container(_ node: CodeNode, _ file: FileCode) -> ResolvedType {
    let type = file.type(of: node)
    guard type.isUnknown, let path = node.path, path.count == 2, path[1] == "shared" else { return type }
    return .external(path: [path[0]], arguments: [])
  }

  static let names: Set<String> = ["Factory", "ParameterFactory"]
  static let wrappers: Set<String> = [
    "DynamicInjected", "Injected", "InjectedObject", "InjectedObservable", "InjectedType", "LazyInjected",
    "WeakLazyInjected",
  ]
}
