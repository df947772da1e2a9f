import HandwireFacts

extension ResolvedType {
  /// Without what wraps it: `T` for `T?`, `any T`, `some T`, `T.Type`.
  public var unwrapped: ResolvedType {
    var type = self
    while true {
      switch type {
      case .optional(let inner), .metatype(let inner): type = inner
      case .existential(let elements), .opaque(let elements):
        guard elements.count == 1, let only = elements.first else { return type }
        type = only
      case .nominal, .external, .array, .dictionary, .tuple, .function, .parameter, .pack, .unknown: return type
      }
    }
  }

  /// The program's type that it is, wrapped or not.
  public var identifier: TypeIdentifier? { if case .nominal(let identifier, _) = unwrapped { identifier } else { nil } }

  /// The last name of the type that it is, wrapped or not.
  public var lastName: String? {
    switch unwrapped {
    case .nominal(let identifier, _): identifier.name
    case .external(let path, _): path.last
    case .optional, .metatype, .existential, .opaque, .array, .dictionary, .tuple, .function, .parameter, .pack,
      .unknown:
      nil
    }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
