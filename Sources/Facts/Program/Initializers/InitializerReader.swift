import HandwireFindings

/// Every initializer of a type: declared, memberwise, implicit, inherited.
struct InitializerReader {
  let tables: ProgramTables
  let caller: LexicalContext
  /// See `SynthesizedIsolation`.
  let isolationDepth: Int

  init(tables: ProgramTables, caller: LexicalContext, isolationDepth: Int = 0) {
    self.tables = tables
    self.caller = caller
    self.isolationDepth = isolationDepth
  }

  func initializers(of type: ResolvedType) -> InitializerSet {
    switch type {
    case .nominal(let identifier, _):
      guard let record = tables.types[identifier] else {
        return InitializerSet(candidates: [], unknown: "'\(identifier.dottedName)' is not declared")
      }
      switch record.kind {
      case .struct: return ofStruct(type, record)
      case .enum: return declaredOnly(type, record)
      case .actor: return ofActor(type, record)
      case .class:
        return ClassInitializerReader(tables: tables, caller: caller, isolationDepth: isolationDepth).initializers(
          of: type)
      case .protocol, nil: return InitializerSet(candidates: [])
      }
    case .external(let path, _):
      return InitializerSet(candidates: [], unknown: "'\(path.joined(separator: "."))' was not read")
    case .optional, .array, .dictionary:
      return InitializerSet(candidates: [], unknown: "the standard library was not read")
    case .parameter(let name):
      return InitializerSet(candidates: [], unknown: "the generic parameter '\(name)' may be anything")
    case .unknown(let reason): return InitializerSet(candidates: [], unknown: reason)
    case .existential, .opaque, .tuple, .function, .metatype, .pack: return InitializerSet(candidates: [])
    }
  }

  private func ofStruct(_ type: ResolvedType, _ record: TypeRecord) -> InitializerSet {
    var candidates: [Callable] = []
    var unknown: String?
    for declaration in record.declarations {
      let members = declaration.declaration.fact.members
      candidates += declared(members.initializers, at: .init(declaration), type)
      let own = declaration.declaration.fact.header.conditions
      guard let missing = conditionsWithoutInitializer(members.initializers, own: own) else { continue }
      let made = SynthesizedInitializerReader(tables: tables, caller: caller, isolationDepth: isolationDepth)
        .ofStruct(type, declaration: declaration, extraConditions: missing)
      candidates += made.candidates
      unknown = unknown ?? made.unknown
    }
    candidates += ofExtensions(record, type)
    return InitializerSet(candidates: candidates, unknown: macroReason(record) ?? unknown)
  }

  private func ofActor(_ type: ResolvedType, _ record: TypeRecord) -> InitializerSet {
    var candidates: [Callable] = []
    var unknown: String?
    for declaration in record.declarations {
      let members = declaration.declaration.fact.members
      candidates += declared(members.initializers, at: .init(declaration), type)
      let designated = members.initializers.filter { !$0.header.hasModifier("convenience") }
      let own = declaration.declaration.fact.header.conditions
      guard let missing = conditionsWithoutInitializer(designated, own: own) else { continue }
      let made = SynthesizedInitializerReader(tables: tables, caller: caller, isolationDepth: isolationDepth)
        .empty(type, declaration: declaration, extraConditions: missing)
      candidates += made.candidates
      unknown = unknown ?? made.unknown
    }
    candidates += ofExtensions(record, type)
    return InitializerSet(candidates: candidates, unknown: macroReason(record) ?? unknown)
  }

  private func declaredOnly(_ type: ResolvedType, _ record: TypeRecord) -> InitializerSet {
    let own = record.declarations.flatMap { declaration in
      declared(declaration.declaration.fact.members.initializers, at: .init(declaration), type)
    }
    return InitializerSet(candidates: own + ofExtensions(record, type), unknown: macroReason(record))
  }

  private func declared(
    _ facts: [InitializerFact], at site: CallableReader.Site, _ type: ResolvedType
  ) -> [Callable] {
    let reader = CallableReader(tables: tables, caller: caller)
    return facts.compactMap { reader.initializer($0, at: site, receiver: type, result: type, origin: .declared) }
  }

  func ofExtensions(_ record: TypeRecord, _ type: ResolvedType) -> [Callable] {
    record.extensions.flatMap { declaration in
      declared(declaration.declaration.fact.members.initializers, at: .init(declaration, of: record), type)
    }
  }

  /// A macro may add initializers, unless there is one by hand that makes that unlikely.
  func macroReason(_ record: TypeRecord) -> String? {
    let hasDeclared =
      record.declarations.contains { !$0.declaration.fact.members.initializers.isEmpty }
      || record.extensions.contains { !$0.declaration.fact.members.initializers.isEmpty }
    guard !hasDeclared, let macro = AttachedMacros(tables: tables).nameOfInitializing(on: record.identifier) else {
      return nil
    }
    return "the macro @\(macro) may add an initializer"
  }

  /// The conditions under which a type has none of those initializers; `nil` where it always has one.
  func conditionsWithoutInitializer(_ facts: [InitializerFact], own: [String]) -> [String]? {
    if facts.isEmpty { return [] }
    var conditions: [String] = []
    for fact in facts {
      let extra = Array(fact.header.conditions.dropFirst(own.count))
      guard let condition = extra.first else { return nil }
      let negated =
        condition.hasPrefix("!(") && condition.hasSuffix(")")
        ? String(condition.dropFirst(2).dropLast()) : "!(\(condition))"
      if extra.count > 1 { return nil }
      if conditions.contains(condition) { return nil }
      if !conditions.contains(negated) { conditions.append(negated) }
    }
    return conditions
  }
}
