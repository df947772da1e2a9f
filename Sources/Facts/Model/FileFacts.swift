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
