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

/// `Module::A<B>.C`: components from outermost to innermost.
public struct NamedType: Hashable, Codable, Sendable {
  /// Only where it is written with `::`; `Module.A` is two components.
  public var module: String?
  public var components: [Component]

  public struct Component: Hashable, Codable, Sendable {
    /// Without backticks.
    public var name: String
    public var arguments: [TypeExpression]

    public init(name: String, arguments: [TypeExpression] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  public init(module: String? = nil, components: [Component]) {
    self.module = module
    self.components = components
  }
}

public struct TupleElement: Hashable, Codable, Sendable {
  public var label: String?
  public var type: TypeExpression

  public init(label: String?, type: TypeExpression) {
    self.label = label
    self.type = type
  }
}

/// `@Sendable (A, B) async throws(E) -> C`
public struct FunctionType: Hashable, Codable, Sendable {
  public var parameters: [TypeExpression]
  public var effects: Effects
  public var result: TypeExpression
  /// Attributes of the type without `@`, as written: `Sendable`, `MainActor`, `isolated(any)`, `concurrent`;
  /// `escaping` and `autoclosure` stand at the parameter, not here.
  public var attributes: [String]

  public init(
    parameters: [TypeExpression], effects: Effects = .none, result: TypeExpression, attributes: [String] = []
  ) {
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.attributes = attributes
  }
}

/// What a call may do besides returning.
public struct Effects: Hashable, Codable, Sendable {
  public var isAsync: Bool
  public var throwing: Throwing

  public enum Throwing: Hashable, Codable, Sendable {
    case never
    case any
    case typed(TypeExpression)
  }

  public var canThrow: Bool { throwing != .never }

  public init(isAsync: Bool, throwing: Throwing) {
    self.isAsync = isAsync
    self.throwing = throwing
  }

  public static let none = Effects(isAsync: false, throwing: .never)
}
