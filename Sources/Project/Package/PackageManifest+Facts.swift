import HandwireFacts

extension PackageManifest {
  /// `nil` where the manifest computes something that only running it would show.
  init?(_ facts: ManifestFacts) {
    guard facts.unresolved.isEmpty, let name = facts.name else { return nil }
    self.init(
      name: name,
      targets: facts.targets.map { target in
        Target(
          name: target.name, role: Self.role(of: target.kind), path: target.path, sources: target.sources,
          excludes: target.exclude, resources: target.resources,
          dependencies: target.dependencies.map(Self.dependency(of:)),
          settings: ModuleSettings(
            isMainActorByDefault: target.isMainActorByDefault,
            languageMode: facts.languageMode(of: target) >= 6 ? 6 : 5, features: target.features))
      },
      products: facts.products.map { Product(name: $0.name, targets: $0.targets) },
      localPackages: facts.dependencies.compactMap { dependency in
        guard case .path(let path) = dependency.location else { return nil }
        return LocalPackage(path: path, name: dependency.name)
      })
  }

  private static func role(of kind: ManifestTarget.Kind) -> Module.Role? {
    switch kind {
    case .library: .library
    case .executable: .executable
    case .test: .test
    case .plugin: .plugin
    case .macro: .macro
    case .systemLibrary, .binary: nil
    }
  }

  private static func dependency(of dependency: ManifestTargetDependency) -> TargetDependency {
    switch dependency {
    case .target(let name): .target(name)
    case .product(let name, let package): .product(name, package: package)
    case .byName(let name): .byName(name)
    }
  }
}
