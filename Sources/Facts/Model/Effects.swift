/// What a call may do besides returning.
public struct Effects: Hashable, Codable, Sendable {
  public var isAsync: Bool
  public var throwing: Throwing

  public enum Throwing: Hashable, Codable, Sendable {
    case never
    /// `throws` and `rethrows`
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
