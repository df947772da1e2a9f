/// Everything a type inherits with what must hold on the way; the type itself comes first.
struct ReachedTypes {
  let tables: ProgramTables

  struct Reached {
    var type: ResolvedType
    var requirements: [ResolvedRequirement]
    /// Only under an `#if` condition that the type itself does not have.
    var isUncertain: Bool
    var attributes: [String]
  }

  static let largest = 1_000
  /// Longer than any chain of classes or protocols that people write; without a limit each type of a longer one would
  /// cost as much as all above it.
  static let deepest = 100

  func reached(from type: ResolvedType) -> [Reached] {
    var found = [Reached(type: type, requirements: [], isUncertain: false, attributes: [])]
    var seen: Set<Key> = [Key(type: type, requirements: [])]
    var next = 0
    var level = 0
    var endOfLevel = 1
    while next < found.count, found.count < Self.largest {
      if next == endOfLevel {
        level += 1
        endOfLevel = found.count
        if level == Self.deepest {
          let reason = ResolvedType.unknown("it inherits through more than \(Self.deepest) types")
          found.append(Reached(type: reason, requirements: [], isUncertain: false, attributes: []))
          return found
        }
      }
      let current = found[next]
      next += 1
      for step in steps(from: current.type) {
        let requirements = current.requirements + step.requirements
        guard requirements.count <= 32, seen.insert(Key(type: step.type, requirements: requirements)).inserted else {
          continue
        }
        found.append(
          Reached(
            type: step.type, requirements: requirements, isUncertain: current.isUncertain || step.isUncertain,
            attributes: step.attributes))
      }
    }
    return found
  }

  private struct Key: Hashable {
    var type: ResolvedType
    var requirements: [ResolvedRequirement]
  }

  /// Its direct supertypes.
  func steps(from type: ResolvedType) -> [Reached] {
    guard let key = ProgramTables.key(of: type) else { return [] }
    let record = tables.types[key]
    var steps: [Reached] = []
    if let record {
      let substitution = substitution(record, type)
      let own = Set(record.declarations.flatMap(\.declaration.fact.header.conditions))
      for supertype in record.supertypes where !supertype.isSuppressed {
        let requirements = supertype.requirements.map {
          ResolvedRequirement(
            left: substitution.apply(to: $0.left, tables: tables), relation: $0.relation,
            right: substitution.apply(to: $0.right, tables: tables))
        }
        steps.append(
          Reached(
            type: substitution.apply(to: supertype.type, tables: tables), requirements: requirements,
            isUncertain: !Set(supertype.conditions).isSubset(of: own), attributes: supertype.attributes))
      }
      steps += implied(by: record)
    }
    if let form = type.externalForm { steps += knownSteps(form.path, form.arguments) }
    return steps
  }

  private func substitution(_ record: TypeRecord, _ type: ResolvedType) -> Substitution {
    switch type {
    case .nominal(_, let arguments):
      return record.kind == .protocol
        ? Substitution(names: [], arguments: [])
        : Substitution(
          names: record.genericNames + ["Self"],
          arguments: arguments.count == record.genericNames.count ? arguments + [type] : [])
    case .external, .optional, .array, .dictionary, .existential:
      return Self.wellKnown(type)
    case .opaque, .tuple, .function, .metatype, .parameter, .pack, .unknown:
      return Substitution(names: [], arguments: [])
    }
  }

  /// Generic parameters of the standard collections, for `extension Array: P where Element: P`.
  private static func wellKnown(_ type: ResolvedType) -> Substitution {
    guard let form = type.externalForm else { return Substitution(names: [], arguments: []) }
    return Substitution(
      names: KnownTypes.genericNames[form.path.joined(separator: ".")] ?? [], arguments: form.arguments)
  }

  private func plain(_ name: String) -> Reached {
    Reached(type: .external(path: [name], arguments: []), requirements: [], isUncertain: false, attributes: [])
  }

  /// What the kind of a type brings without being written.
  private func implied(by record: TypeRecord) -> [Reached] {
    switch record.kind {
    case .actor: return [plain("Actor"), plain("Sendable"), plain("AnyObject")]
    case .class: return [plain("AnyObject")]
    case .enum:
      let first = record.supertypes.first { $0.isPrimary }
      guard case .external(let path, _)? = first?.type, path.count == 1, KnownTypes.shared[path[0]]?.isValue == true
      else { return [] }
      return [plain("RawRepresentable"), plain("Equatable"), plain("Hashable")]
    case .struct, .protocol, nil: return []
    }
  }

  private func knownSteps(_ path: [String], _ arguments: [ResolvedType]) -> [Reached] {
    guard path.count == 1, let known = KnownTypes.shared[path[0]] else { return [] }
    var steps: [Reached] = []
    if let superclass = known.superclass { steps.append(plain(superclass)) }
    for (name, condition) in known.conformances.sorted(by: { $0.key < $1.key }) {
      let target = ResolvedType.external(path: [name], arguments: [])
      switch condition {
      case .always: steps.append(plain(name))
      case .whenArgumentsDo:
        let requirements = arguments.prefix(path == ["Result"] ? 1 : arguments.count).map {
          ResolvedRequirement(left: $0, relation: .conformance, right: .existential([target]))
        }
        steps.append(Reached(type: target, requirements: requirements, isUncertain: false, attributes: []))
      case .other:
        let reason = ResolvedType.unknown("'\(path[0])' conforms to '\(name)' under a condition that was not read")
        let requirement = ResolvedRequirement(left: reason, relation: .sameType, right: reason)
        steps.append(Reached(type: target, requirements: [requirement], isUncertain: false, attributes: []))
      }
    }
    return steps
  }
}
