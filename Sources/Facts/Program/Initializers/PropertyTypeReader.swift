/// The type of a property, written or plain from its value.
struct PropertyTypeReader {
  let tables: ProgramTables
  /// See `AssociatedTypes`.
  let associatedDepth: Int

  init(tables: ProgramTables, associatedDepth: Int = 0) {
    self.tables = tables
    self.associatedDepth = associatedDepth
  }

  func type(of fact: PropertyFact, in context: LexicalContext) -> (type: ResolvedType, spelling: TypeExpression) {
    if let written = fact.type { return (resolved(written, in: context), written) }
    let unknown = ResolvedType.unknown("the type of '\(fact.header.name)' is inferred by the compiler")
    guard let value = fact.initialValue, !fact.isDestructured else { return (unknown, .other("_")) }
    switch value {
    case .stringLiteral: return named("String", in: context)
    case .booleanLiteral: return named("Bool", in: context)
    case .other(let text):
      if !text.isEmpty, text.allSatisfy({ $0.isNumber || $0 == "_" }) { return named("Int", in: context) }
      if text.first == "\"" { return named("String", in: context) }
      return (unknown, .other(text))
    case .call(let callee, _): return made(by: callee, in: context) ?? (unknown, .other("_"))
    case .metatype, .initializerReference, .reference, .implicitMember, .arrayLiteral: return (unknown, .other("_"))
    }
  }

  private func named(_ name: String, in context: LexicalContext) -> (type: ResolvedType, spelling: TypeExpression) {
    (.external(path: [name], arguments: []), .named(NamedType(components: [.init(name: name)])))
  }

  /// `Store()` and `Store.init()`, where no initializer of the type is failable.
  private func made(
    by callee: ExpressionFact, in context: LexicalContext
  ) -> (type: ResolvedType, spelling: TypeExpression)? {
    let expression: TypeExpression
    switch callee {
    case .reference(let path, nil): expression = .named(NamedType(components: path))
    case .initializerReference(let type, _): expression = type
    case .reference, .metatype, .implicitMember, .call, .stringLiteral, .arrayLiteral, .booleanLiteral, .other:
      return nil
    }
    guard case .named(let named) = expression, named.components.last?.name.first?.isUppercase == true else {
      return nil
    }
    var resolver = TypeResolver(tables: tables, associatedDepth: associatedDepth)
    guard let type = try? resolver.resolve(expression, in: context) else { return nil }
    switch type {
    case .nominal(let identifier, let arguments):
      guard let record = tables.types[identifier], arguments.count == record.genericNames.count else { return nil }
      let facts =
        record.declarations.flatMap(\.declaration.fact.members.initializers)
        + record.extensions.flatMap(\.declaration.fact.members.initializers)
      return facts.contains(where: \.isFailable) ? nil : (type, expression)
    case .external(let path, let arguments):
      let isPlain = ["UUID", "Date", "Data", "JSONDecoder", "JSONEncoder", "NSLock", "DateFormatter"].contains(
        path.joined())
      return isPlain && arguments.isEmpty ? (type, expression) : nil
    case .array, .dictionary: return (type, expression)
    case .existential, .opaque, .optional, .tuple, .function, .metatype, .parameter, .pack, .unknown: return nil
    }
  }

  func resolved(_ expression: TypeExpression, in context: LexicalContext) -> ResolvedType {
    var resolver = TypeResolver(tables: tables, associatedDepth: associatedDepth)
    do {
      return try resolver.resolve(expression, in: context)
    } catch {
      return error.lookup.unknownType
    }
  }
}

extension TypeLookup {
  /// What is found, or unknown with the reason why nothing is.
  var unknownType: ResolvedType {
    switch self {
    case .found(let type): type
    case .notFound(let name, _): .unknown("'\(name)' is not found")
    case .ambiguous(let name, _): .unknown("'\(name)' is ambiguous")
    }
  }
}
