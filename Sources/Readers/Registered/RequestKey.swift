import HandwireFacts

/// A key in the form in which a container compares it.
public struct RequestKey: Hashable, Sendable {
  /// `P` and `any P` are one; names of unread types without what stands in front.
  public internal(set) var type: ResolvedType

  /// Without arguments of generic types, which the compiler infers at one place and reads at another.
  var bare: RequestKey {
    var key = self
    key.type = RequestKey.bare(type)
    return key
  }

  /// Whether the two may be one: arguments count only where both have them.
  func fits(_ other: RequestKey) -> Bool {
    guard bare == other.bare else { return false }
    return self == other || type == bare.type || other.type == other.bare.type
  }

  private static func bare(_ type: ResolvedType) -> ResolvedType {
    switch type {
    case .nominal(let identifier, _): .nominal(identifier, arguments: [])
    case .optional(let inner): .optional(bare(inner))
    case .array(let element): .array(bare(element))
    case .existential, .opaque, .external, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown: type
    }
  }

  /// `nil` where the type is not known.
  public init?(_ type: ResolvedType) {
    guard let normal = RequestKey.normal(type) else { return nil }
    self.type = normal
  }

  private static func normal(_ type: ResolvedType) -> ResolvedType? {
    switch type {
    case .unknown, .parameter, .pack: return nil
    case .existential(let elements), .opaque(let elements):
      guard elements.count == 1, let only = elements.first else { return .existential(elements) }
      return normal(only)
    case .external(let path, let arguments):
      return .external(path: path.suffix(1).map { $0 }, arguments: arguments.map { normal($0) ?? $0 })
    case .optional(let inner): return normal(inner).map { .optional($0) }
    case .array(let element): return normal(element).map { .array($0) }
    case .nominal(let identifier, let arguments):
      return .nominal(identifier, arguments: arguments.map { normal($0) ?? $0 })
    case .dictionary, .tuple, .function, .metatype: return type
    }
  }
}
