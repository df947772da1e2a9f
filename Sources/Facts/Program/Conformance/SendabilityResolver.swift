/// Whether values of a type can cross from one actor to another.
struct SendabilityResolver {
  let tables: ProgramTables
  /// Conditional conformances may ask each other for ever, through associated types.
  let depth: Int

  init(tables: ProgramTables, depth: Int = 0) {
    self.tables = tables
    self.depth = depth
  }

  func isSendable(_ type: ResolvedType) -> Answer {
    guard depth < 6 else { return .unknown("the question is too large") }
    var visited = Visits()
    return isSendable(type, visited: &visited)
  }

  private struct Visits {
    var answers: [ResolvedType: Answer] = [:]
    /// Types being asked for: one that contains itself depends on its other parts only.
    var active: Set<ResolvedType> = []
  }

  /// Parts within parts; more than anyone writes, less than a small stack holds.
  private static let deepest = 64

  private func isSendable(_ type: ResolvedType, visited: inout Visits) -> Answer {
    if let answer = visited.answers[type] { return answer }
    guard visited.active.count < Self.deepest, visited.answers.count < 2_000 else {
      return .unknown("the type has too many parts")
    }
    guard visited.active.insert(type).inserted else { return .yes }
    let answer = answer(for: type, visited: &visited)
    visited.active.remove(type)
    visited.answers[type] = answer
    return answer
  }

  private func answer(for type: ResolvedType, visited: inout Visits) -> Answer {
    switch type {
    case .nominal(let identifier, let arguments):
      return isSendable(type, identifier, arguments, visited: &visited)
    case .existential(let elements), .opaque(let elements): return isSendable(elements)
    case .external(let path, let arguments): return isSendable(unread: path, arguments, visited: &visited)
    case .optional(let part), .array(let part), .pack(let part): return isSendable(part, visited: &visited)
    case .dictionary(let key, let value):
      return Answer.all([isSendable(key, visited: &visited), isSendable(value, visited: &visited)])
    case .tuple(let elements):
      var answers: [Answer] = []
      for element in elements { answers.append(isSendable(element.type, visited: &visited)) }
      return Answer.all(answers)
    case .function(let function): return function.isSendable || function.globalActor != nil ? .yes : .no
    case .metatype(let instance):
      return instance.hasParameters ? .unknown("the metatype of a generic parameter may be isolated") : .yes
    case .parameter(let name): return .unknown("the generic parameter '\(name)' may be anything")
    case .unknown(let reason): return .unknown(reason)
    }
  }

  private func isSendable(_ elements: [ResolvedType]) -> Answer {
    var answer = Answer.no
    for element in elements {
      for reached in ReachedTypes(tables: tables).reached(from: element) {
        switch reached.type {
        case .external(let path, _):
          if path == ["Sendable"] || path == ["Actor"] { return .yes }
          if path.count != 1 || KnownTypes.shared[path[0]] == nil, path != ["AnyObject"] {
            answer = .unknown("'\(path.joined(separator: "."))' was not read")
          }
        case .nominal(let identifier, _):
          if case .globalActor = IsolationResolver(tables: tables).isolation(of: identifier) { return .yes }
        case .unknown(let reason): answer = .unknown(reason)
        case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack:
          break
        }
      }
    }
    return answer
  }

  private func isSendable(
    unread path: [String], _ arguments: [ResolvedType], visited: inout Visits
  ) -> Answer {
    let name = path.joined(separator: ".")
    let key = ProgramTables.identifier(ofExternal: path)
    let isDeclared = tables.types[key]?.supertypes.contains { $0.type == Self.sendable && $0.requirements.isEmpty }
    if isDeclared == true { return .yes }
    guard path.count == 1, let known = KnownTypes.shared[name] else { return .unknown("'\(name)' was not read") }
    switch known.conformances["Sendable"] {
    case .always: return .yes
    case .whenArgumentsDo:
      var answers: [Answer] = []
      for argument in arguments.prefix(name == "Result" ? 1 : arguments.count) {
        answers.append(isSendable(argument, visited: &visited))
      }
      return Answer.all(answers)
    case .other: return .unknown("'\(name)' is sendable under a condition that was not read")
    case nil:
      if let superclass = known.superclass, KnownTypes.shared[superclass]?.conformances["Sendable"] != nil {
        return .yes
      }
      return known.isValue ? .no : .unknown("'\(name)' may be sendable on other platforms")
    }
  }

  private static let sendable = ResolvedType.external(path: ["Sendable"], arguments: [])

  private func isSendable(
    _ type: ResolvedType, _ identifier: TypeIdentifier, _ arguments: [ResolvedType], visited: inout Visits
  ) -> Answer {
    guard let record = tables.types[identifier] else { return .unknown("'\(identifier.dottedName)' is not declared") }
    if record.kind == .actor { return .yes }
    if record.kind == .protocol { return isSendable([type]) }
    if let declared = declared(type, visited: &visited) { return declared }
    if case .globalActor = IsolationResolver(tables: tables).isolation(of: identifier) { return .yes }
    if record.supertypes.contains(where: { $0.isSuppressed && $0.type == Self.sendable }) { return .no }
    if let reason = UnreadInheritance(tables: tables).reason(type, mayReach: Self.sendable) { return .unknown(reason) }
    switch record.kind {
    case .class: return .no
    case .struct: return parts(of: type, record, visited: &visited)
    case .enum: return cases(of: record)
    case .actor, .protocol, nil: return .no
    }
  }

  /// What the type, a superclass or a protocol declares; the strongest of several declarations.
  private func declared(_ type: ResolvedType, visited: inout Visits) -> Answer? {
    var answer: Answer?
    for reached in ReachedTypes(tables: tables).reached(from: type) {
      guard reached.type == Self.sendable else { continue }
      var conditions: [Answer] = reached.isUncertain ? [.unknown("it conforms only where an #if condition holds")] : []
      for requirement in reached.requirements {
        if requirement.relation == .conformance, requirement.right == .existential([Self.sendable]) {
          conditions.append(isSendable(requirement.left, visited: &visited))
        } else {
          var resolver = ConformanceResolver(tables: tables, depth: depth + 1)
          conditions.append(
            requirement.relation == .sameType
              ? (requirement.left == requirement.right ? .yes : .no)
              : resolver.conforms(requirement.left, to: requirement.right))
        }
      }
      let certainty = Answer.all(conditions)
      if certainty == .yes { return .yes }
      answer = answer.map { Answer.any([$0, certainty]) } ?? certainty
    }
    return answer
  }

  /// Inferred only where nobody outside of the module can rely on it.
  private func parts(of type: ResolvedType, _ record: TypeRecord, visited: inout Visits) -> Answer {
    if isPublic(record) { return .no }
    var answers: [Answer] = []
    for property in StoredPropertyReader(tables: tables).stored(in: type) {
      switch property.wrapper {
      case .none: answers.append(isSendable(property.type, visited: &visited))
      case .declared(let wrapper, _, _): answers.append(isSendable(wrapper, visited: &visited))
      case .known, .unread:
        return .unknown("the property wrapper of '\(property.fact.header.name)' was not read")
      }
    }
    return Answer.all(answers)
  }

  private func cases(of record: TypeRecord) -> Answer {
    let hasCases = record.declarations.contains { !$0.declaration.fact.members.cases.isEmpty }
    if !hasCases { return .yes }
    if case .external(let path, _)? = record.supertypes.first(where: \.isPrimary)?.type, path.count == 1,
      KnownTypes.shared[path[0]]?.isValue == true
    {
      return isPublic(record) ? .no : .yes
    }
    return isPublic(record) ? .no : .unknown("the payloads of '\(record.identifier.dottedName)' were not read")
  }

  private func isPublic(_ record: TypeRecord) -> Bool {
    record.declarations.contains { declaration in
      declaration.declaration.access >= .public && declaration.declaration.fact.header.attribute(named: "frozen") == nil
    }
  }
}
