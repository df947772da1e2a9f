/// A package that another one depends on.
public struct ManifestPackageDependency: Hashable, Codable, Sendable {
  public enum Location: Hashable, Codable, Sendable {
    /// As written: relative to the package, absolute, or with `~`.
    case path(String)
    case url(String)
    /// An identity in a registry.
    case registry(String)
  }

  /// Where the manifest gives one.
  public var name: String?
  public var location: Location

  public init(name: String?, location: Location) {
    self.name = name
    self.location = location
  }
}
