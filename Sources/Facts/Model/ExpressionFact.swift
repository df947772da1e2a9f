/// The few shapes of expression that say something about wiring; all else is kept as text.
///
/// Parentheses around one expression, `try` and `await` are left out.
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
  /// As written; where that is over 200 bytes long, its beginning and `…`.
  case other(String)
}
