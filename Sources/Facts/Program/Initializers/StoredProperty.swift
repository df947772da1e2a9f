import HandwireFindings

/// An instance property that takes part in making a value, with its type looked up.
struct StoredProperty: Sendable {
  /// What stands between the property and its storage.
  enum Wrapper: Sendable {
    case none
    /// A wrapper of the program, as a type.
    case declared(ResolvedType, hasEmptyInitializer: Bool, hasWrappedValueInitializer: Bool)
    /// A wrapper of a framework, by its name.
    case known(String, hasEmptyInitializer: Bool, hasWrappedValueInitializer: Bool)
    case unread(String)
  }

  var fact: PropertyFact
  var type: ResolvedType
  /// As written, or as inferred.
  var spelling: TypeExpression
  var wrapper: Wrapper
  var hasWrapperArguments: Bool
  /// A result builder's name, where one is attached.
  var builder: String?
  var context: LexicalContext

  var place: Place {
    Place(path: context.file, line: fact.header.position.line, column: fact.header.position.column)
  }

  /// Whether the property has a value although no initializer gives it one; `nil` where a wrapper was not read.
  var hasValue: Bool? {
    if fact.initialValue != nil || fact.isLazy || fact.isComputed || hasWrapperArguments { return true }
    if fact.header.attribute(named: "NSManaged") != nil { return true }
    switch wrapper {
    case .none: return !fact.isConstant && Self.isNilByDefault(fact.type)
    case .declared(_, let isEmpty, let isWrapped), .known(_, let isEmpty, let isWrapped):
      return isEmpty || (isWrapped && Self.isNilByDefault(fact.type))
    case .unread: return nil
    }
  }

  /// `T?` and `T!` alone; `Optional<T>` and aliases of optionals start without a value.
  private static func isNilByDefault(_ type: TypeExpression?) -> Bool {
    guard let type else { return false }
    switch type {
    case .optional, .implicitlyUnwrapped: return true
    case .tuple(let elements): return !elements.isEmpty && elements.allSatisfy { isNilByDefault($0.type) }
    case .named, .array, .dictionary, .function, .any, .some, .composition, .metatype, .packExpansion, .packElement,
      .suppressed, .other:
      return false
    }
  }
}
