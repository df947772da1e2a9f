import HandwireFacts

/// What a `Package.swift` says that decides which files make which module; where it was learned does not matter.
public struct PackageManifest: Hashable, Sendable {
  public var name: String
  public var targets: [Target]
  public var products: [Product]
  public var localPackages: [LocalPackage]

  public init(name: String, targets: [Target] = [], products: [Product] = [], localPackages: [LocalPackage] = []) {
    self.name = name
    self.targets = targets
    self.products = products
    self.localPackages = localPackages
  }

  public struct Target: Hashable, Sendable {
    /// As the manifest writes it; the module's name has `_` where this has characters that no identifier may have.
    public var name: String
    /// `nil` for targets that hold no Swift of the package (binaries, system libraries).
    public var role: Module.Role?
    /// Relative to the package; `nil` where the conventional place holds.
    public var path: String?
    /// Relative to the target, as are the two that follow; `nil` means all.
    public var sources: [String]?
    public var excludes: [String]
    /// Files and folders that are copied or processed, not compiled.
    public var resources: [String]
    public var dependencies: [TargetDependency]
    public var settings: ModuleSettings

    public init(
      name: String, role: Module.Role?, path: String? = nil, sources: [String]? = nil, excludes: [String] = [],
      resources: [String] = [], dependencies: [TargetDependency] = [], settings: ModuleSettings = ModuleSettings()
    ) {
      self.name = name
      self.role = role
      self.path = path
      self.sources = sources
      self.excludes = excludes
      self.resources = resources
      self.dependencies = dependencies
      self.settings = settings
    }
  }

  public enum TargetDependency: Hashable, Sendable {
    case target(String)
    /// `package` is an identity or a name; `nil` means any of the package's dependencies.
    case product(String, package: String?)
    /// A target of the package, else a product of that name.
    case byName(String)
  }

  public struct Product: Hashable, Sendable {
    public var name: String
    public var targets: [String]

    public init(name: String, targets: [String]) {
      self.name = name
      self.targets = targets
    }
  }

  public struct LocalPackage: Hashable, Sendable {
    /// Absolute, or relative to the package that names it.
    public var path: String
    /// A name that the manifest gives it, if any.
    public var name: String?

    public init(path: String, name: String? = nil) {
      self.path = path
      self.name = name
    }
  }
}
