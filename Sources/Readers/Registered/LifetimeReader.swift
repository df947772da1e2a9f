/// What the scopes of registrations mean, by library.
struct LifetimeReader {
  let defaults: DefaultScopes

  func lifetime(of registration: Registration) -> ContainerLifetime {
    if let written = registration.scope { return lifetime(named: written, registration.library) }
    let defaults = defaults.scopes(for: registration)
    guard let only = defaults.first else { return byDefault(registration.library) }
    return defaults.count == 1
      ? lifetime(named: only, registration.library) : .unknown("several default scopes are set")
  }

  private func lifetime(named written: String, _ library: InjectionLibrary) -> ContainerLifetime {
    // `.init(session)`, `ObjectScope.session`, `Scope.Session()`
    let name = written.split(whereSeparator: { $0 == "." || $0 == "(" || $0 == ")" }).last.map(String.init) ?? written
    switch (library, name) {
    case (_, "unique"), (_, "transient"): return .everyRequest
    case (_, "graph"): return .oneResolution
    case (.swinject, "weak"), (.factory, "shared"), (.resolver, "shared"): return .whileHeld
    case (.swinject, "container"), (.resolver, "container"), (_, "cached"), (.needle, "shared"): return .container
    case (_, "singleton"), (.resolver, "application"), (_, "eagerSingleton"): return .process
    default: return name.first?.isLetter == true ? .named(name) : .unknown("its scope is computed")
    }
  }

  private func byDefault(_ library: InjectionLibrary) -> ContainerLifetime {
    switch library {
    case .swinject, .resolver: return .oneResolution
    case .factory, .needle: return .everyRequest
    case .swiftDependencies: return .process
    case .dip, .handwire, .homeMade: return .unknown("the library's default is not known")
    }
  }
}
