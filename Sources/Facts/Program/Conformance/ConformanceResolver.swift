/// Answers whether one type can stand for another; a value that is used once, because it counts its steps.
struct ConformanceResolver {
  let tables: ProgramTables
  private var budget = 20_000
  /// Questions being answered: a conditional conformance may depend on itself.
  private var active: Set<Question> = []

  private let depth: Int

  init(tables: ProgramTables, depth: Int = 0) {
    self.tables = tables
    self.depth = depth
  }

  private struct Question: Hashable {
    var type: ResolvedType
    var target: ResolvedType
  }

  mutating func conforms(_ type: ResolvedType, to target: ResolvedType) -> Answer {
    if let reason = type.unknownReason ?? target.unknownReason { return .unknown(reason) }
    if type == target { return .yes }
    budget -= 1
    guard budget > 0, active.count < 64 else { return .unknown("the question is too large") }
    let question = Question(type: type, target: target)
    guard active.insert(question).inserted else { return .unknown("the conformance depends on itself") }
    defer { active.remove(question) }
    switch target {
    case .existential(let elements):
      if elements.isEmpty { return isCopyable(type) ? .yes : .no }
      return Answer.all(elements.map { satisfies(type, $0) })
    case .opaque(let elements):
      // An existential is opened for it (SE-0352).
      if elements.isEmpty { return isCopyable(type) ? .yes : .no }
      return Answer.all(elements.map { satisfies(type, $0, isOpened: true) })
    case .nominal: return satisfies(type, target)
    case .external(let path, _):
      let known = path.count == 1 ? KnownTypes.shared[path[0]] : nil
      if known?.isValue == true { return isUnread(type) ? isSameUnread(type, target) : .no }
      return satisfies(type, target)
    case .optional(let wrapped):
      if case .optional(let own) = type { return conforms(own, to: wrapped) }
      return type.hasParameters ? .unknown("a generic parameter may be anything") : .no
    case .array(let element):
      guard case .array(let own) = type else { return noUnlessParameter(type) }
      return conforms(own, to: element)
    case .dictionary(let key, let value):
      guard case .dictionary(let ownKey, let ownValue) = type else { return noUnlessParameter(type) }
      return Answer.all([conforms(ownKey, to: key), conforms(ownValue, to: value)])
    case .function(let function):
      guard case .function(let own) = type else { return noUnlessParameter(type) }
      return conforms(own, to: function)
    case .metatype(let instance):
      guard case .metatype(let own) = type else { return noUnlessParameter(type) }
      return conforms(own, to: instance)
    case .parameter: return .unknown("a generic parameter may be anything")
    case .tuple, .pack: return noUnlessParameter(type)
    case .unknown(let reason): return .unknown(reason)
    }
  }

  private func noUnlessParameter(_ type: ResolvedType) -> Answer {
    switch type {
    case .parameter: .unknown("a generic parameter may be anything")
    case .external(let path, _):
      path.count == 1 && KnownTypes.shared[path[0]] != nil
        ? .no : .unknown("'\(path.joined(separator: "."))' was not read")
    case .nominal, .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .pack: .no
    case .unknown(let reason): .unknown(reason)
    }
  }

  private func isUnread(_ type: ResolvedType) -> Bool {
    if case .external = type { return true }
    return false
  }

  private func isSameUnread(_ type: ResolvedType, _ target: ResolvedType) -> Answer {
    guard case .external(let path, let arguments) = type, case .external(let other, let otherArguments) = target else {
      return .no
    }
    if path == other { return arguments == otherArguments ? .yes : .no }
    if path.count == 1, KnownTypes.shared[path[0]] != nil { return .no }
    return .unknown("'\(path.joined(separator: "."))' was not read")
  }

  /// Results may be more special, parameters more general, effects fewer.
  private mutating func conforms(_ own: ResolvedType.Function, to target: ResolvedType.Function) -> Answer {
    guard own.parameters.count == target.parameters.count else { return .no }
    if own.isAsync && !target.isAsync { return .no }
    let isCalledAnywhere = own.globalActor == nil && !own.isIsolatedToAny
    let isAwaited = target.isAsync || target.isIsolatedToAny
    if !isCalledAnywhere, !isAwaited, own.globalActor == nil || own.globalActor != target.globalActor { return .no }
    if target.isSendable && !own.isSendable && own.globalActor == nil { return .no }
    var answers: [Answer] = []
    for (parameter, needed) in zip(own.parameters, target.parameters) {
      answers.append(conforms(needed, to: parameter))
    }
    answers.append(target.result == .void && own.result == .void ? .yes : conforms(own.result, to: target.result))
    switch (own.thrown, target.thrown) {
    case (nil, _): break
    case (_?, nil): answers.append(.no)
    case (let own?, let target?): answers.append(conforms(own, to: target))
    }
    return Answer.all(answers)
  }

  /// Whether one member of an existential, or a class, is met.
  private mutating func satisfies(
    _ type: ResolvedType, _ element: ResolvedType, isOpened: Bool = false
  ) -> Answer {
    if type == element { return .yes }
    if case .external(let path, let arguments) = element, path.count == 1, arguments.isEmpty,
      let answer = satisfiesSpecial(type, path[0])
    {
      return answer
    }
    switch type {
    case .opaque(let sources): return Answer.any(sources.map { reaches($0, element, isExistential: true) })
    case .existential(let sources):
      // `any E` is `E` itself for the few protocols that conform to themselves, and stands for it everywhere.
      if sources.isEmpty { return .no }
      // The compiler converts `any UserRepo` to no `any Repo<User>`, although it has that very `Item`.
      let canConvert = isOpened || !hasArguments(element)
      return Answer.any(
        sources.filter { canConvert || hasArguments($0) }.map { reaches($0, element, isExistential: true) })
    case .nominal, .external, .optional, .array, .dictionary: return reaches(type, element, isExistential: false)
    case .tuple, .function, .metatype: return .no
    case .parameter: return .unknown("a generic parameter may be anything")
    case .pack: return .unknown("a pack may hold anything")
    case .unknown(let reason): return .unknown(reason)
    }
  }

  private func hasArguments(_ element: ResolvedType) -> Bool {
    guard case .nominal(let identifier, let arguments) = element else { return false }
    return tables.isProtocol(identifier) && !arguments.isEmpty
  }

  /// Protocols that the compiler decides by itself.
  private mutating func satisfiesSpecial(_ type: ResolvedType, _ name: String) -> Answer? {
    switch name {
    case "Sendable", "SendableMetatype": return SendabilityResolver(tables: tables, depth: depth).isSendable(type)
    case "Copyable": return isCopyable(type) ? .yes : .no
    case "Escapable": return .yes
    case "BitwiseCopyable": return .unknown("the compiler decides what is bitwise copyable")
    case "AnyObject": return isObject(type)
    default: return nil
    }
  }

  private func isCopyable(_ type: ResolvedType) -> Bool { CopyabilityResolver(tables: tables).isCopyable(type) }

  private func isObject(_ type: ResolvedType) -> Answer {
    switch type {
    case .nominal(let identifier, _):
      switch tables.kind(of: identifier) {
      case .class, .actor: return .yes
      case .struct, .enum, .protocol: return .no
      case nil: return .unknown("'\(identifier.dottedName)' is not declared")
      }
    case .existential(let elements), .opaque(let elements):
      let reached = elements.flatMap { ReachedTypes(tables: tables).reached(from: $0) }
      if reached.contains(where: { isObjectElement($0) }) { return .yes }
      if let unread = reached.lazy.compactMap({ unreadName($0) }).first {
        return .unknown("'\(unread)' was not read")
      }
      return .no
    case .external(let path, _):
      guard path.count == 1, let known = KnownTypes.shared[path[0]] else {
        return .unknown("'\(path.joined(separator: "."))' was not read")
      }
      return known.kind == .class || known.kind == .actor ? .yes : .no
    case .parameter: return .unknown("a generic parameter may be anything")
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .pack: return .no
    case .unknown(let reason): return .unknown(reason)
    }
  }

  private func isObjectElement(_ reached: ReachedTypes.Reached) -> Bool {
    switch reached.type {
    case .external(let path, _):
      guard path.count == 1 else { return false }
      let kind = KnownTypes.shared[path[0]]?.kind
      return ["AnyObject", "Actor", "NSObjectProtocol"].contains(path[0]) || kind == .class || kind == .actor
    case .nominal(let identifier, _): return !tables.isProtocol(identifier)
    case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack,
      .unknown:
      return false
    }
  }

  private func unreadName(_ reached: ReachedTypes.Reached) -> String? {
    guard case .external(let path, _) = reached.type, path.count != 1 || KnownTypes.shared[path[0]] == nil else {
      return nil
    }
    return path.joined(separator: ".")
  }

  /// Searches everything that the type inherits, with the conditions of each step.
  private mutating func reaches(_ type: ResolvedType, _ element: ResolvedType, isExistential: Bool) -> Answer {
    var answer = Answer.no
    for reached in ReachedTypes(tables: tables).reached(from: type) {
      var match = matches(reached.type, element, conforming: type)
      // An existential whose associated type is left open is none with that type fixed.
      if isExistential, case .unknown = match, case .nominal = reached.type { match = .no }
      if match == .no { continue }
      var conditions: [Answer] = [match]
      for requirement in reached.requirements { conditions.append(holds(requirement)) }
      if case .optional = type, reached.requirements.contains(where: { $0.relation == .sameType }) {
        conditions.append(.unknown("the compiler does not convert every optional that conforms"))
      }
      if reached.isUncertain { conditions.append(.unknown("it conforms only where an #if condition holds")) }
      let certainty = Answer.all(conditions)
      if certainty == .yes { return .yes }
      answer = Answer.any([answer, certainty])
    }
    if answer == .no {
      return UnreadInheritance(tables: tables).reason(type, mayReach: element).map { .unknown($0) } ?? .no
    }
    return answer
  }

  private mutating func holds(_ requirement: ResolvedRequirement) -> Answer {
    switch requirement.relation {
    case .conformance, .layout: return conforms(requirement.left, to: requirement.right)
    case .sameType:
      if requirement.left == requirement.right { return .yes }
      if let reason = requirement.left.unknownReason ?? requirement.right.unknownReason { return .unknown(reason) }
      if requirement.left.hasParameters || requirement.right.hasParameters {
        return .unknown("a generic parameter may be anything")
      }
      return .no
    }
  }

  /// Whether a supertype is what is asked for, primary associated types included.
  private func matches(_ supertype: ResolvedType, _ element: ResolvedType, conforming: ResolvedType) -> Answer {
    switch (supertype, element) {
    case (.nominal(let identifier, let arguments), .nominal(let wanted, let wantedArguments)):
      guard identifier == wanted else { return .no }
      guard tables.isProtocol(identifier) else { return equal(arguments, wantedArguments) }
      if wantedArguments.isEmpty { return .yes }
      let names = tables.types[identifier]?.primaryAssociatedTypes ?? []
      guard names.count == wantedArguments.count else { return .unknown("the associated types do not match") }
      let found = zip(
        names, arguments.count == names.count ? arguments.map { $0 } : names.map { _ in ResolvedType.parameter("?") }
      )
      .map { name, argument in
        argument == .parameter("?") ? AssociatedTypes(tables: tables).witness(of: conforming, named: name) : argument
      }
      return equal(found, wantedArguments)
    case (.external(let path, let arguments), .external(let wanted, let wantedArguments)):
      guard path == wanted else { return .no }
      if wantedArguments.isEmpty { return .yes }
      if let element = conforming.sequenceElement, Self.sequences.contains(wanted) {
        return equal([element], wantedArguments)
      }
      if arguments.isEmpty { return .unknown("the associated types of '\(path.joined(separator: "."))' were not read") }
      return equal(arguments, wantedArguments)
    case (.unknown(let reason), _): return .unknown(reason)
    case (.nominal, _), (.external, _), (.existential, _), (.opaque, _), (.optional, _), (.array, _),
      (.dictionary, _), (.tuple, _), (.function, _), (.metatype, _), (.parameter, _), (.pack, _):
      return .no
    }
  }

  private static let sequences: Set<[String]> = [
    ["Sequence"], ["Collection"], ["BidirectionalCollection"], ["RandomAccessCollection"], ["MutableCollection"],
    ["RangeReplaceableCollection"], ["SetAlgebra"],
  ]

  private func equal(_ found: [ResolvedType], _ wanted: [ResolvedType]) -> Answer {
    if found == wanted { return .yes }
    if let reason = found.firstUnknownReason ?? wanted.firstUnknownReason { return .unknown(reason) }
    if found.isEmpty || wanted.isEmpty { return .unknown("type arguments are left out") }
    guard found.count == wanted.count else { return .no }
    for (own, other) in zip(found, wanted) where own != other {
      if !own.hasParameters && !other.hasParameters { return .no }
    }
    return .unknown("a generic parameter may be anything")
  }
}

extension Answer {
  /// `no` weighs more than `unknown`, that more than `yes`.
  static func all(_ answers: [Answer]) -> Answer {
    if answers.contains(.no) { return .no }
    return answers.first { $0 != .yes } ?? .yes
  }

  /// `yes` weighs more than `unknown`, that more than `no`.
  static func any(_ answers: [Answer]) -> Answer {
    if answers.contains(.yes) { return .yes }
    return answers.first { $0 != .no } ?? .no
  }
}

extension ResolvedType {
  /// What the arrays and sets of the standard library hold.
  fileprivate var sequenceElement: ResolvedType? {
    switch self {
    case .array(let element): element
    case .external(let path, let arguments):
      [["Set"], ["ContiguousArray"], ["ArraySlice"]].contains(path) ? arguments.first : nil
    case .nominal, .existential, .opaque, .optional, .dictionary, .tuple, .function, .metatype, .parameter, .pack,
      .unknown:
      nil
    }
  }
}
