/// A type as it is written in source; nothing is looked up.
public indirect enum TypeExpression: Hashable, Codable, Sendable {
  /// `Module::A<B>.C`
  case named(NamedType)
  case optional(TypeExpression)
  /// `T!`
  case implicitlyUnwrapped(TypeExpression)
  case array(TypeExpression)
  case dictionary(key: TypeExpression, value: TypeExpression)
  /// `()` is the empty tuple; a parenthesized type is that type alone.
  case tuple([TupleElement])
  case function(FunctionType)
  case any(TypeExpression)
  case some(TypeExpression)
  case composition([TypeExpression])
  /// `T.Type` and `T.Protocol`
  case metatype(TypeExpression)
  /// `repeat each T`
  case packExpansion(TypeExpression)
  /// `each T`
  case packElement(TypeExpression)
  /// `~Copyable`
  case suppressed(TypeExpression)
  /// Anything else, as text (`[3 of Int]`).
  case other(String)
}
