/// What one Swift file declares: a pure function of its bytes.
public struct FileFacts: Hashable, Codable, Sendable {
  public var imports: [ImportFact] = []
  /// Top-level types; nested ones are in their members.
  public var types: [TypeFact] = []
  public var extensions: [ExtensionFact] = []
  public var aliases: [AliasFact] = []
  public var functions: [FunctionFact] = []
  /// Top-level variables.
  public var properties: [PropertyFact] = []
  /// What the parser found wrong, in order; the rest of the file is still read.
  public var syntaxErrors: [SyntaxErrorFact] = []

  public init() {}
}

/// `@testable public import struct Module.Type`
public struct ImportFact: Hashable, Codable, Sendable {
  /// The first path component.
  public var module: String
  /// The whole path, components joined by dots.
  public var path: String
  public var access: AccessLevel?
  /// Without `@`: `testable`, `_exported`, `preconcurrency`, `_spi(Name)`, `_implementationOnly`.
  public var attributes: [String]
  public var conditions: [String]
  public var position: Position

  public init(
    module: String, path: String, access: AccessLevel? = nil, attributes: [String] = [], conditions: [String] = [],
    position: Position
  ) {
    self.module = module
    self.path = path
    self.access = access
    self.attributes = attributes
    self.conditions = conditions
    self.position = position
  }
}

public struct SyntaxErrorFact: Hashable, Codable, Sendable {
  public var message: String
  public var position: Position

  public init(message: String, position: Position) {
    self.message = message
    self.position = position
  }
}
