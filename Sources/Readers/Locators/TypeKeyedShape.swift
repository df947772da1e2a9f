import HandwireFacts

/// The signature of a function that gives an object by its type: `func get<T>(_ type: T.Type) -> T`.
struct TypeKeyedShape {
  /// The generic parameter that it returns.
  let parameter: String
  let generics: [String]
  /// Some parameter carries the type: `T.Type`, `Key<T>`, `KeyPath<Services, T>`.
  let isKeyedByType: Bool
  /// `Key<T>` with the position of `T`, where a parameter is declared so.
  let key: (type: TypeExpression, index: Int)?

  init?(
    generics: [GenericParameterFact], requirements: [GenericRequirementFact], parameters: [ParameterFact],
    result: TypeExpression
  ) {
    guard let name = Self.name(in: result), let generic = generics.first(where: { $0.name == name }),
      Self.isFree(generic.constraint),
      requirements.allSatisfy({ $0.left != .plain(name) || Self.isFree($0.right) })
    else { return nil }
    var isKeyed = false
    var hasSide = false
    var key: (type: TypeExpression, index: Int)?
    for fact in parameters {
      guard Self.mentions(name, fact.type) else {
        let isOptional = fact.defaultValue != nil || fact.isVariadic
        guard isOptional || Self.sideNames.contains(fact.label ?? fact.name) || Self.sideNames.contains(fact.name)
        else { return nil }
        hasSide = hasSide || !isOptional
        continue
      }
      switch fact.type {
      case .metatype: isKeyed = true
      case .named(let named):
        // `Key<T>` gives a type, `T` itself gives the object.
        if named.components.count == 1, named.components[0].name == name { return nil }
        isKeyed = true
        if let index = named.components.last?.arguments.firstIndex(of: .plain(name)) { key = (fact.type, index) }
      case .optional(.metatype): isKeyed = true
      case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .function, .any, .some, .composition,
        .packExpansion, .packElement, .suppressed, .other:
        return nil
      }
    }
    // `value(for: key)` looks up values, not types.
    guard isKeyed || !hasSide else { return nil }
    parameter = name
    self.generics = generics.map(\.name)
    self.key = key
    isKeyedByType = isKeyed
  }

  /// Parameters that choose among several of one type.
  private static let sideNames: Set<String> = [
    "argument", "arguments", "args", "identifier", "key", "name", "parameters", "qualifier", "scope", "tag",
  ]

  private static func name(in result: TypeExpression) -> String? {
    switch result {
    case .named(let named):
      named.components.count == 1 && named.components[0].arguments.isEmpty ? named.components[0].name : nil
    case .optional(let inner), .implicitlyUnwrapped(let inner): name(in: inner)
    case .array, .dictionary, .tuple, .function, .any, .some, .composition, .metatype, .packExpansion, .packElement,
      .suppressed, .other:
      nil
    }
  }

  /// Bound to nothing that tells what it is good for: what is decoded or dequeued is no service.
  private static func isFree(_ constraint: TypeExpression?) -> Bool {
    guard let constraint else { return true }
    switch constraint {
    case .named(let named):
      let name = named.components.last?.name ?? ""
      if ["AnyObject", "Sendable", "Any"].contains(name) { return true }
      return !dataConstraints.contains(name) && !name.hasPrefix("UI") && !name.hasPrefix("NS")
    case .composition(let parts): return parts.allSatisfy { isFree($0) }
    case .any(let inner), .some(let inner), .suppressed(let inner): return isFree(inner)
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .function, .metatype, .packExpansion,
      .packElement, .other:
      return false
    }
  }

  private static let dataConstraints: Set<String> = [
    "Codable", "Decodable", "Encodable", "PersistentModel", "Numeric", "BinaryInteger", "FixedWidthInteger",
    "FloatingPoint", "BinaryFloatingPoint", "StringProtocol", "Collection", "Sequence", "RawRepresentable", "Hashable",
    "Equatable", "Comparable", "CaseIterable", "LosslessStringConvertible", "View", "Error", "Object", "Message",
    "FetchableRecord", "ManagedObject", "SignedInteger", "UnsignedInteger", "OptionSet", "Identifiable",
  ]

  private static func mentions(_ name: String, _ type: TypeExpression) -> Bool {
    switch type {
    case .named(let named):
      named.components.contains { $0.name == name || $0.arguments.contains { mentions(name, $0) } }
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .any(let inner), .some(let inner),
      .metatype(let inner), .packExpansion(let inner), .packElement(let inner), .suppressed(let inner):
      mentions(name, inner)
    case .dictionary(let key, let value): mentions(name, key) || mentions(name, value)
    case .tuple(let elements): elements.contains { mentions(name, $0.type) }
    case .function(let function):
      function.parameters.contains { mentions(name, $0) } || mentions(name, function.result)
    case .composition(let parts): parts.contains { mentions(name, $0) }
    case .other: false
    }
  }
}

extension TypeExpression {
  static func plain(_ name: String) -> TypeExpression { .named(NamedType(components: [.init(name: name)])) }
}
