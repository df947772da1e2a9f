/// One target of a package.
public struct ManifestTarget: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable {
    /// `.target`
    case library
    case executable, test, plugin, macro
    case systemLibrary, binary
  }

  public var name: String
  public var kind: Kind
  /// As written, relative to the package.
  public var path: String?
  /// As written, relative to the target's folder; `nil` means all of it.
  public var sources: [String]?
  public var exclude: [String]
  /// Paths of what is copied, processed or embedded, as written, relative to the target's folder.
  public var resources: [String]
  public var dependencies: [ManifestTargetDependency]
  /// Names of the build tool plugins that it uses.
  public var plugins: [String]
  public var isMainActorByDefault: Bool
  /// 4, 5 or 6, where the target itself says so.
  public var languageMode: Int?
  /// Upcoming and experimental features, sorted.
  public var features: [String]
  /// Conditions for `#if`, sorted.
  public var defines: [String]
  public var position: Position

  public init(
    name: String, kind: Kind, path: String? = nil, sources: [String]? = nil, exclude: [String] = [],
    resources: [String] = [], dependencies: [ManifestTargetDependency] = [], plugins: [String] = [],
    isMainActorByDefault: Bool = false,
    languageMode: Int? = nil, features: [String] = [], defines: [String] = [], position: Position
  ) {
    self.name = name
    self.kind = kind
    self.path = path
    self.sources = sources
    self.exclude = exclude
    self.resources = resources
    self.dependencies = dependencies
    self.plugins = plugins
    self.isMainActorByDefault = isMainActorByDefault
    self.languageMode = languageMode
    self.features = features
    self.defines = defines
    self.position = position
  }
}
