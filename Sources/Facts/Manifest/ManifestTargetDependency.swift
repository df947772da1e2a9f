/// What one target depends on; conditions by platform, configuration or trait are left out.
public enum ManifestTargetDependency: Hashable, Codable, Sendable {
  /// `.target(name:)`
  case target(String)
  /// `.product(name:package:)`
  case product(name: String, package: String?)
  /// `"Name"` or `.byName(name:)`: a target of the package, else a product of that name.
  case byName(String)
}
