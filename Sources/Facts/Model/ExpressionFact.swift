/// The few shapes of expression that say something about wiring; all else is kept as text.
public indirect enum ExpressionFact: Hashable, Codable, Sendable {
  /// `T.self`
  case metatype(TypeExpression)
  /// `T.init` (labels `nil`), `T.init(a:_:)` (labels `["a", nil]`)
  case initializerReference(TypeExpression, labels: [String?]?)
  /// `T.make`, `T.make(a:_:)`, `x.y`, `f`; components from left to right
  case reference(path: [NamedType.Component], labels: [String?]?)
  /// `.onFirstUse`
  case implicitMember(String)
  /// `callee(arguments)`; a trailing closure is an argument without label.
  case call(callee: ExpressionFact, arguments: [ArgumentFact])
  case stringLiteral(String)
  case arrayLiteral([ExpressionFact])
  case booleanLiteral(Bool)
  case other(String)
}

public struct ArgumentFact: Hashable, Codable, Sendable {
  public var label: String?
  public var value: ExpressionFact
  public var position: Position

  public init(label: String?, value: ExpressionFact, position: Position) {
    self.label = label
    self.value = value
    self.position = position
  }
}

/// A point in one file; 1-based, the column counts UTF-8 bytes.
public struct Position: Hashable, Codable, Sendable, Comparable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
