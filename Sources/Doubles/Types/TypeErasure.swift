import HandwireFacts

/// Types that a closure can have in place of a requirement's own generic parameters: `T` is `any Decodable` there.
struct TypeErasure {
  /// For each generic parameter what is known of it; `Any` where nothing is.
  private let existentials: [String: TypeExpression]

  let names: Set<String>

  /// - Parameter isClass: whether a constraint surely names a class, which is its own upper bound.
  init(
    _ parameters: [GenericParameterFact], whereClause: [GenericRequirementFact],
    kind: (TypeExpression) -> ConstraintKind
  ) {
    var existentials: [String: TypeExpression] = [:]
    for parameter in parameters {
      var constraints = parameter.constraint.map(Self.members) ?? []
      for requirement in whereClause where requirement.relation != .sameType {
        guard case .named(let left) = requirement.left, left.components.map(\.name) == [parameter.name] else {
          continue
        }
        constraints += Self.members(of: requirement.right)
      }
      existentials[parameter.name] = Self.existential(constraints, kind: kind)
    }
    self.existentials = existentials
    names = Set(existentials.keys)
  }

  enum ConstraintKind { case `protocol`, `class`, unknown }

  private static func members(of constraint: TypeExpression) -> [TypeExpression] {
    if case .composition(let members) = constraint { return members }
    return [constraint]
  }

  private static func existential(
    _ constraints: [TypeExpression], kind: (TypeExpression) -> ConstraintKind
  ) -> TypeExpression {
    var protocols: [TypeExpression] = []
    for constraint in constraints {
      if case .suppressed = constraint { continue }
      switch kind(constraint) {
      case .class: return constraint
      case .protocol: if !protocols.contains(constraint) { protocols.append(constraint) }
      case .unknown: return .plain("Any")
      }
    }
    switch protocols.count {
    case 0: return .plain("Any")
    case 1: return .any(protocols[0])
    default: return .any(.composition(protocols))
    }
  }

  func concerns(_ type: TypeExpression) -> Bool { type.mentions(names) || type.mentionsOpaque }

  /// A type to which a value of the other converts by itself.
  func erased(_ type: TypeExpression) -> TypeExpression {
    guard concerns(type) else { return type }
    switch type {
    case .named(let named):
      guard let only = named.components.first, named.components.count == 1, only.arguments.isEmpty else {
        return .plain("Any")
      }
      return existentials[only.name] ?? .plain("Any")
    case .some(let constraint): return .any(constraint)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(erased(wrapped))
    case .array(let element): return .array(erased(element))
    case .dictionary(let key, let value):
      return concerns(key) ? .plain("Any") : .dictionary(key: key, value: erased(value))
    case .metatype(let instance):
      switch erased(instance) {
      case .any(let constraint): return .any(.metatype(constraint))
      case let other: return .metatype(other)
      }
    case .function(var function):
      function.parameters = function.parameters.map { erasedInside($0) }
      function.result = erasedInside(function.result)
      return .function(function)
    case .tuple, .any, .composition, .packExpansion, .packElement, .suppressed, .other: return .plain("Any")
    }
  }

  /// In a closure's signature, where no value has to convert by itself; the success of a `Result` stays one.
  private func erasedInside(_ type: TypeExpression) -> TypeExpression {
    guard concerns(type) else { return type }
    if var result = Self.success(of: type), !concerns(result.failure) {
      result.named.components[0].arguments[0] = erased(result.success)
      return .named(result.named)
    }
    return erased(type)
  }

  /// `Result<T, E>`
  static func success(
    of type: TypeExpression
  ) -> (named: NamedType, success: TypeExpression, failure: TypeExpression)? {
    guard case .named(let named) = type, named.components.count == 1, named.components[0].name == "Result",
      named.components[0].arguments.count == 2
    else { return nil }
    return (named, named.components[0].arguments[0], named.components[0].arguments[1])
  }
}
