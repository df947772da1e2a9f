import HandwireFindings

/// The initializers of a class: its own, and those that it inherits by the rules of the language.
struct ClassInitializerReader {
  let tables: ProgramTables
  let caller: LexicalContext
  let isolationDepth: Int

  private struct Level {
    var designated: [Callable] = []
    var convenience: [Callable] = []
    var unknown: String?
  }

  /// From the root of the hierarchy down to the class, so that no long chain is a deep recursion.
  func initializers(of type: ResolvedType) -> InitializerSet {
    let chain = InheritanceWalk(tables: tables).classChain(of: type)
    var level = ofUnread(chain.unread)
    var hasSuperclass = chain.unread != nil
    for link in chain.classes.reversed() {
      guard case .nominal(let identifier, _) = link, let record = tables.types[identifier] else { continue }
      level = next(after: level, link, record, hasSuperclass: hasSuperclass, result: type)
      hasSuperclass = true
    }
    return InitializerSet(candidates: level.designated + level.convenience, unknown: level.unknown)
  }

  private func ofUnread(_ superclass: ResolvedType?) -> Level {
    guard let superclass else { return Level() }
    switch superclass {
    case .external(let path, _):
      if path == ["NSObject"] {
        let place = Place(path: caller.file, line: 1, column: 1)
        return Level(designated: [Callable(origin: .implicit, parameters: [], result: superclass, place: place)])
      }
      return Level(unknown: "it may inherit initializers of '\(path.joined(separator: "."))', which was not read")
    case .unknown(let reason): return Level(unknown: reason)
    case .nominal, .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter,
      .pack:
      return Level()
    }
  }

  private func next(
    after above: Level, _ link: ResolvedType, _ record: TypeRecord, hasSuperclass: Bool, result: ResolvedType
  ) -> Level {
    let reader = CallableReader(tables: tables, caller: caller)
    var designated: [Callable] = []
    var convenience: [Callable] = []
    var isSatisfied = true
    var unknown: String?
    let origin: Callable.Origin = link == result ? .declared : .inherited(from: record.identifier)
    for declaration in record.declarations {
      let fact = declaration.declaration.fact
      for initializer in fact.members.initializers {
        guard
          let callable = reader.initializer(
            initializer, at: .init(declaration), receiver: link, result: result, origin: origin)
        else { continue }
        if initializer.header.hasModifier("convenience") {
          convenience.append(callable)
        } else {
          designated.append(callable)
        }
      }
      let stored = StoredPropertyReader(tables: tables).stored(in: link, declaration: declaration)
      if stored.contains(where: { $0.hasValue == false }) { isSatisfied = false }
      if let property = stored.first(where: { $0.hasValue == nil }) {
        let attribute = property.fact.header.attributes.first?.name ?? ""
        unknown = "its property '\(property.fact.header.name)' carries @\(attribute), which was not read"
      }
    }
    for declaration in record.extensions {
      for initializer in declaration.declaration.fact.members.initializers {
        let site = CallableReader.Site(declaration, of: record)
        if let callable = reader.initializer(initializer, at: site, receiver: link, result: result, origin: origin) {
          convenience.append(callable)
        }
      }
    }
    let macro = InitializerReader(tables: tables, caller: caller).macroReason(record)
    if !designated.isEmpty {
      var inherited: [Callable] = []
      if overridesAll(above.designated, by: designated), above.unknown == nil {
        inherited = above.convenience.filter { !isOverridden($0, by: designated + convenience) }
      }
      return Level(designated: designated, convenience: convenience + inherited)
    }
    guard isSatisfied else { return Level(convenience: convenience, unknown: macro) }
    if hasSuperclass {
      let kept = above.convenience.filter { !isOverridden($0, by: convenience) }
      return Level(
        designated: above.designated.map { synthesized($0, for: link, result: result) },
        convenience: convenience + kept.map { synthesized($0, for: link, result: result) },
        unknown: macro ?? above.unknown ?? unknown)
    }
    let made = record.declarations.map {
      SynthesizedInitializerReader(tables: tables, caller: caller, isolationDepth: isolationDepth).empty(
        link, declaration: $0)
    }
    var implicit = made.flatMap(\.candidates)
    for index in implicit.indices { implicit[index].result = result }
    return Level(
      designated: implicit, convenience: convenience, unknown: macro ?? unknown ?? made.lazy.compactMap(\.unknown).first
    )
  }

  /// An inherited initializer, seen through the subclass: it is hidden where the subclass is.
  private func synthesized(_ callable: Callable, for link: ResolvedType, result: ResolvedType) -> Callable {
    var callable = callable
    guard case .nominal(let identifier, _) = link else { return callable }
    if callable.visibility == .visible {
      callable.visibility = VisibilityReader(tables: tables, context: caller).visibility(of: identifier)
    }
    callable.result = result
    // Classes in between say nothing of it.
    if link == result, case .implicit = callable.origin, callable.parameters.isEmpty,
      let record = tables.types[identifier],
      let declaration = record.declarations.first
    {
      // `init()` of an unread or implicit base is made anew for the subclass.
      callable.place = declaration.declaration.place
      let stored = StoredPropertyReader(tables: tables).stored(in: link, declaration: declaration)
      callable.isolation = SynthesizedIsolation(tables: tables, depth: isolationDepth).isolation(
        of: link, stored: stored, needsArguments: false)
      if callable.visibility == .visible {
        callable.visibility = VisibilityReader(tables: tables, context: caller).visibility(
          .internal, in: declaration.file, owner: identifier, place: declaration.declaration.place, because: "")
      }
    }
    return callable
  }

  private func overridesAll(_ inherited: [Callable], by own: [Callable]) -> Bool {
    inherited.allSatisfy { isOverridden($0, by: own) }
  }

  private func isOverridden(_ callable: Callable, by own: [Callable]) -> Bool {
    own.contains { candidate in
      candidate.parameters.map(\.label) == callable.parameters.map(\.label)
        && candidate.parameters.map(\.type) == callable.parameters.map(\.type)
    }
  }
}
