import HandwireFacts

/// What Needle's components provide to those below them: their properties, found by name and type.
struct NeedleComponents: Sendable {
  private struct Provider: Sendable {
    var component: TypeIdentifier
    var type: ResolvedType
  }

  private let providers: [String: [Provider]]
  private let components: Set<TypeIdentifier>

  init(_ objects: [RegisteredObject]) {
    var providers: [String: [Provider]] = [:]
    var components: Set<TypeIdentifier> = []
    for object in objects where object.registration.library == .needle {
      guard let component = object.site.owner, let member = object.registration.key.member else { continue }
      components.insert(component)
      providers[member, default: []].append(Provider(component: component, type: object.registration.key.type))
    }
    self.providers = providers
    self.components = components
  }

  var isEmpty: Bool { components.isEmpty }

  /// Has something to provide, or is only below those that have: what is no component asks for no dependency.
  func isComponent(_ type: TypeIdentifier) -> Bool { components.contains(type) || type.name.hasSuffix("Component") }

  /// - Parameter type: what the component's dependency protocol says; `nil` where that was not read.
  /// - Returns: the components that have it, in the order of their registrations.
  func providers(of member: String, type: ResolvedType?, outside component: TypeIdentifier) -> [TypeIdentifier] {
    let wanted = type.flatMap(RequestKey.init)
    return (providers[member] ?? []).filter { provider in
      guard provider.component != component else { return false }
      guard let wanted, let provided = RequestKey(provider.type) else { return true }
      return wanted.fits(provided)
    }.map(\.component)
  }
}
