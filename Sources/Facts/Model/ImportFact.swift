/// `@testable public import struct Module.Type`
public struct ImportFact: Hashable, Codable, Sendable {
  /// The first path component.
  public var module: String
  /// The whole path, components joined by dots.
  public var path: String
  /// `struct` of `import struct Module.Type`; `nil` where the whole module is imported.
  public var kind: String?
  public var access: AccessLevel?
  /// Without `@`: `testable`, `_exported`, `preconcurrency`, `_spi(Name)`, `_implementationOnly`.
  public var attributes: [String]
  public var conditions: [String]
  public var position: Position

  public init(
    module: String, path: String, kind: String? = nil, access: AccessLevel? = nil, attributes: [String] = [],
    conditions: [String] = [], position: Position
  ) {
    self.module = module
    self.path = path
    self.kind = kind
    self.access = access
    self.attributes = attributes
    self.conditions = conditions
    self.position = position
  }
}
