import HandwireFacts

/// What the scopes of registrations mean, by library.
struct LifetimeReader {
  /// Libraries whose default scope is set somewhere.
  private let changedDefaults: Set<InjectionLibrary>

  init(mentions: NameMentions) {
    changedDefaults =
      mentions.contains("defaultScope") || mentions.contains("defaultObjectScope")
      ? [.swinject, .factory, .resolver] : []
  }

  func lifetime(of registration: Registration) -> ContainerLifetime {
    let library = registration.library
    guard let written = registration.scope else { return byDefault(library) }
    // `.init(session)`, `ObjectScope.session`, `Scope.Session()`
    let name = written.split(whereSeparator: { $0 == "." || $0 == "(" || $0 == ")" }).last.map(String.init) ?? written
    switch (library, name) {
    case (_, "unique"), (_, "transient"): return .everyRequest
    case (_, "graph"): return .oneResolution
    case (.swinject, "weak"), (.factory, "shared"), (.resolver, "shared"): return .whileHeld
    case (.swinject, "container"), (_, "cached"), (.needle, "shared"): return .container
    case (_, "singleton"), (.resolver, "application"), (_, "eagerSingleton"): return .process
    default: return name.first?.isLetter == true ? .named(name) : .unknown("its scope is computed")
    }
  }

  private func byDefault(_ library: InjectionLibrary) -> ContainerLifetime {
    if changedDefaults.contains(library) { return .unknown("the default scope is set somewhere") }
    switch library {
    case .swinject, .resolver: return .oneResolution
    case .factory, .needle: return .everyRequest
    case .swiftDependencies: return .process
    case .dip, .handwire, .homeMade: return .unknown("the library's default is not known")
    }
  }
}
