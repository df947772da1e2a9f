/// What a `Package.swift` says, as far as that can be seen without running it.
public struct ManifestFacts: Hashable, Codable, Sendable {
  /// `6.2` of `// swift-tools-version: 6.2`
  public var toolsVersion: String?
  public var name: String?
  public var targets: [ManifestTarget] = []
  public var products: [ManifestProduct] = []
  public var dependencies: [ManifestPackageDependency] = []
  /// Of the whole package (`swiftLanguageModes: [.v5, .v6]`); `nil` where it says nothing.
  public var languageModes: [Int]?
  /// What would have to be run to be known; all else is as the manifest says. Empty for most manifests.
  public var unresolved: [UnresolvedManifestPart] = []

  public init() {}

  /// The mode that a target is compiled in: its own, else the package's newest, else that of the tools version.
  public func languageMode(of target: ManifestTarget) -> Int {
    if let mode = target.languageMode ?? languageModes?.max() { return mode }
    let major = toolsVersion?.split(separator: ".").first.flatMap { Int($0) } ?? 5
    return major >= 6 ? 6 : 5
  }
}
