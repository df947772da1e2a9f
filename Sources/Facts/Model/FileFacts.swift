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
  /// `macro` declarations; their roles are in the attributes `attached` and `freestanding`.
  public var macros: [DeclarationHeader] = []
  /// Names of the freestanding macros that are expanded at the top level and may declare anything.
  public var macroExpansions: [String] = []
  /// What the parser found wrong, in order; the rest of the file is still read.
  public var syntaxErrors: [SyntaxErrorFact] = []

  public init() {}
}
