/// What a package offers to others.
public struct ManifestProduct: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable { case library, executable, plugin }

  public var name: String
  public var kind: Kind
  public var targets: [String]

  public init(name: String, kind: Kind, targets: [String]) {
    self.name = name
    self.kind = kind
    self.targets = targets
  }
}
