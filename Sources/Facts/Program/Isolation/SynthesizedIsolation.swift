/// On which actor the initializer runs that the compiler makes.
struct SynthesizedIsolation {
  let tables: ProgramTables
  /// Values are made by initializers that may be synthesized too.
  let depth: Int

  init(tables: ProgramTables, depth: Int = 0) {
    self.tables = tables
    self.depth = depth
  }

  /// It needs the type's actor only where a value could not be made, or passed in, anywhere else (SE-0411).
  ///
  /// In Swift 5 mode `init()` always has it and the memberwise one never; a memberwise one that stands for both counts
  /// as `init()`.
  func isolation(of type: ResolvedType, stored: [StoredProperty], needsArguments: Bool) -> Isolation {
    guard case .nominal(let identifier, _) = type else { return .nonisolated }
    let own = IsolationResolver(tables: tables).isolation(of: identifier)
    guard case .globalActor = own else { return .nonisolated }
    let isSwift5 = (tables.modules[identifier.module]?.settings.languageMode ?? 6) < 6
    if isSwift5 { return needsArguments ? .nonisolated : own }
    for property in stored {
      if SendabilityResolver(tables: tables).isSendable(property.type) != .yes { return own }
      if let value = property.fact.initialValue, !isMadeAnywhere(value, type: property.type, in: property.context) {
        return own
      }
    }
    return .nonisolated
  }

  /// Whether the expression surely needs no actor.
  private func isMadeAnywhere(_ value: ExpressionFact, type: ResolvedType, in context: LexicalContext) -> Bool {
    switch value {
    case .stringLiteral, .booleanLiteral, .metatype: return true
    case .arrayLiteral(let elements):
      return elements.allSatisfy { isMadeAnywhere($0, type: .unknown("element"), in: context) }
    case .other(let text): return Self.isLiteral(text)
    case .implicitMember(let name):
      guard case .nominal(let identifier, _) = type, let record = tables.types[identifier] else { return false }
      return record.declarations.contains { $0.declaration.fact.members.cases.contains(name) }
    case .call(let callee, let arguments):
      guard arguments.allSatisfy({ isMadeAnywhere($0.value, type: .unknown("argument"), in: context) }) else {
        return false
      }
      return isInitializer(callee, in: context)
    case .initializerReference, .reference: return false
    }
  }

  private static func isLiteral(_ text: String) -> Bool {
    if text == "nil" || text == "[:]" { return true }
    guard let first = text.first, first.isNumber || first == "-" else { return false }
    return text.dropFirst().allSatisfy { $0.isNumber || $0.isLetter || $0 == "_" || $0 == "." }
  }

  /// `UUID()`, `Store()`: a type of the toolchain, or one of the program that runs anywhere.
  private func isInitializer(_ callee: ExpressionFact, in context: LexicalContext) -> Bool {
    let expression: TypeExpression
    switch callee {
    case .reference(let path, nil): expression = .named(NamedType(components: path))
    case .initializerReference(let type, _): expression = type
    case .reference, .metatype, .implicitMember, .call, .stringLiteral, .arrayLiteral, .booleanLiteral, .other:
      return false
    }
    var resolver = TypeResolver(tables: tables)
    guard let type = try? resolver.resolve(expression, in: context) else { return false }
    switch type {
    case .nominal(let identifier, _):
      if IsolationResolver(tables: tables).isolation(of: identifier) == .nonisolated { return true }
      guard depth < 4 else { return false }
      let set = InitializerReader(tables: tables, caller: context, isolationDepth: depth + 1).initializers(of: type)
      return set.unknown == nil && !set.candidates.isEmpty
        && set.candidates.allSatisfy { $0.isolation == .nonisolated }
    case .external(let path, _): return path.count == 1 && KnownTypes.shared[path[0]] != nil
    case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack,
      .unknown:
      return false
    }
  }
}
