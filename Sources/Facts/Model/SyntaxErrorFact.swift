/// Something that kept a file, or a part of it, from being read as Swift.
public struct SyntaxErrorFact: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable {
    case syntax
    /// Some bytes are not UTF-8; where only some are, the rest is read.
    case encoding
    /// The file is too large, or nested too deeply, to be read whole.
    case limit
  }

  public var message: String
  public var position: Position
  /// `syntax` for what a parser objects to; the others say that the file as a whole was read in part or not at all.
  public var kind: Kind

  public init(message: String, position: Position, kind: Kind = .syntax) {
    self.message = message
    self.position = position
    self.kind = kind
  }
}
