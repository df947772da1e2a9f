import HandwireFacts
import HandwireFindings

/// Looks for protocols that nothing speaks for: one implementation, in the same folder, inside the process.
struct ProtocolImplementations {
  struct Needless {
    let type: DeclaredType
    let implementation: TypeIdentifier
    let implementationPlace: Place
    let receiver: String
    let receiverPlace: Place
  }

  private let subject: AuditSubject
  private let services: ServiceKinds
  private let types: [DeclaredType]

  init(_ subject: AuditSubject) {
    self.subject = subject
    services = ServiceKinds(subject)
    types = DeclaredType.all(in: subject)
  }

  func needless() -> [Needless] {
    let broken = Set(subject.files.filter { !$0.facts.syntaxErrors.isEmpty }.map(\.module))
    let candidates = types.filter { isCandidate($0) && !broken.contains($0.identifier.module) }
    guard !candidates.isEmpty else { return [] }
    let implementations = self.implementations(of: Set(candidates.map(\.identifier)))
    let lonely = candidates.filter { implementations[$0.identifier]?.count == 1 }
    guard !lonely.isEmpty else { return [] }
    let reach = OutsideReach(subject)
    let receivers = self.receivers(of: Set(lonely.map(\.identifier)))
    let mentioned = StandInNames(subject)
    let ownCode = OwnCode(subject)
    return lonely.compactMap { type -> Needless? in
      guard let only = implementations[type.identifier]?.first, let receiver = receivers[type.identifier]?.first,
        let implementation = subject.program.declarations(of: only).first,
        isBeside(implementation.path, type.file.path), !isGeneric(only), isOwnType(only),
        !mentioned.hasStandIn(of: type.identifier.name, or: only.name), !reach.reachesOutside(only, ownCode: ownCode),
        !knows(only, receivers[type.identifier]?.map(\.identifier) ?? [], ownCode)
      else { return nil }
      return Needless(
        type: type, implementation: only, implementationPlace: implementation.place,
        receiver: receiver.identifier.dottedName, receiverPlace: receiver.place)
    }
  }

  // MARK: Which protocols

  private func isCandidate(_ type: DeclaredType) -> Bool {
    let fact = type.fact
    guard fact.kind == .protocol, !type.file.isTest, (fact.header.access ?? .internal) <= .internal,
      services.nature(of: type.identifier) == .service, !ServiceKinds.isCallbackName(fact.header.name),
      fact.members.associatedTypes.isEmpty,
      fact.primaryAssociatedTypes.isEmpty, fact.header.attributes.isEmpty, fact.header.conditions.isEmpty,
      !fact.inherited.contains(where: { !Self.isHarmless($0.type) }), fact.members.initializers.isEmpty,
      fact.header.documentation.allSatisfy({ !$0.lowercased().contains("mock") })
    else { return false }
    let functions = fact.members.functions
    guard !functions.contains(where: { $0.header.hasModifier("static") || Self.leavesTheProcess($0) }),
      !fact.members.properties.contains(where: { $0.isStatic || $0.effects.isAsync || Self.isStream($0.type) }),
      !Self.isFactory(type.identifier.name, functions)
    else { return false }
    // One with functions of its own in an extension gives something to its conformers.
    return subject.program.extensions(of: type.identifier).isEmpty
  }

  private static func isHarmless(_ type: TypeExpression) -> Bool {
    ["AnyObject", "Sendable", "class"].contains(type.description)
  }

  /// Asynchronous requirements, and those that give their result later, are for what takes time: it is outside.
  private static func leavesTheProcess(_ function: FunctionFact) -> Bool {
    function.effects.isAsync || isStream(function.result)
      || function.parameters.contains { $0.attributes.contains("escaping") || $0.type.takesCallback }
  }

  private static let streams: Set<String> = [
    "AnyPublisher", "AsyncStream", "AsyncThrowingStream", "Completable", "Driver", "Future", "Maybe", "Observable",
    "Promise", "PublishRelay", "PublishSubject", "Signal", "Single",
  ]

  private static func isStream(_ type: TypeExpression?) -> Bool {
    guard case .named(let named)? = type else { return false }
    return named.components.last.map { streams.contains($0.name) } == true
  }

  private static func isFactory(_ name: String, _ functions: [FunctionFact]) -> Bool {
    let words = [
      "Builder", "Builds", "Buildable", "Dependencies", "Dependency", "Factory", "Maker", "Provider",
      // What these stand before is outside, however its implementation reaches it.
      "API", "Analytics", "Client", "Connection", "Database", "Logger", "Logging", "Network", "Repository", "Storage",
      "Store", "Tracker", "Tracking",
    ]
    if words.contains(where: { name.contains($0) }) { return true }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let name = function.header.name
        return name.hasPrefix("make") || name.hasPrefix("create") || name.hasPrefix("build")
      }
  }

  // MARK: Who implements them

  private func implementations(of protocols: Set<TypeIdentifier>) -> [TypeIdentifier: [TypeIdentifier]] {
    var found: [TypeIdentifier: Set<TypeIdentifier>] = [:]
    for type in types {
      for supertype in subject.program.supertypeNames(of: .nominal(type.identifier, arguments: []))
      where protocols.contains(supertype) && supertype != type.identifier {
        // A protocol that refines it makes it more than a second signature.
        found[supertype, default: []].insert(type.identifier)
        if type.fact.kind == .protocol { found[supertype, default: []].insert(supertype) }
      }
    }
    // By name too: a test module's imports may not say where its protocols come from.
    let byName = Dictionary(protocols.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for type in types where type.file.isTest {
      for name in type.fact.inherited.map(\.type.description) {
        if let identifier = byName[name] { found[identifier, default: []].insert(type.identifier) }
      }
    }
    // Types of other modules, also those of files that a tool has written.
    for file in subject.files {
      let context = LexicalContext(module: file.module, file: file.path)
      let protocolOf = { (entry: InheritedTypeFact) -> TypeIdentifier? in
        guard case .found(let type) = subject.program.resolve(entry.type, in: context),
          let identifier = ServiceKinds.identifier(of: type)
        else { return nil }
        return protocols.contains(identifier) ? identifier : nil
      }
      for type in file.isGenerated ? file.facts.types : [] {
        for identifier in type.inherited.compactMap(protocolOf) {
          found[identifier, default: []].insert(
            TypeIdentifier(module: file.module, path: [type.header.name, "generated"]))
        }
      }
      for fact in file.facts.extensions {
        for identifier in fact.inherited.compactMap(protocolOf) {
          guard case .found(let extended) = subject.program.resolve(fact.extended, in: context) else { continue }
          found[identifier, default: []].insert(
            ServiceKinds.identifier(of: extended) ?? TypeIdentifier(module: "", path: [fact.extended.description]))
        }
      }
    }
    return found.mapValues { $0.sorted() }
  }

  private func isOwnType(_ type: TypeIdentifier) -> Bool {
    guard let fact = subject.program.declarations(of: type).first?.fact else { return false }
    switch fact.kind {
    case .class, .actor, .struct: break
    case .enum, .protocol: return false
    }
    let traits = TypeTraits(of: type, in: subject.program)
    return !traits.isUserInterface && !FilePurpose.isStandInName(type.name)
  }

  private func isGeneric(_ type: TypeIdentifier) -> Bool {
    subject.program.declarations(of: type).contains { !$0.fact.genericParameters.isEmpty }
  }

  /// In the same folder; in another one the protocol may turn a dependency round.
  private func isBeside(_ left: String, _ right: String) -> Bool {
    left.split(separator: "/").dropLast() == right.split(separator: "/").dropLast()
  }

  // MARK: Who asks for them

  private struct Receiver {
    let identifier: TypeIdentifier
    let place: Place
  }

  /// Types of the product that take them in an initializer or store them.
  private func receivers(of protocols: Set<TypeIdentifier>) -> [TypeIdentifier: [Receiver]] {
    var found: [TypeIdentifier: [Receiver]] = [:]
    for type in types where !type.file.isTest && type.fact.kind != .protocol {
      let context = LexicalContext(
        module: type.file.module, file: type.file.path,
        enclosing: type.identifier.path.indices.map {
          TypeIdentifier(
            module: type.identifier.module, path: Array(type.identifier.path[...$0]), file: type.identifier.file)
        })
      let received =
        type.fact.members.initializers.flatMap { $0.parameters.map { ($0.type, $0.position) } }
        + type.fact.members.properties.filter { !$0.isComputed && !$0.isStatic }.compactMap { property in
          property.type.map { ($0, property.header.position) }
        }
      for (expression, position) in received {
        guard case .found(let resolved) = subject.program.resolve(expression, in: context),
          let identifier = ServiceKinds.identifier(of: resolved), protocols.contains(identifier)
        else { continue }
        found[identifier, default: []].append(
          Receiver(
            identifier: type.identifier,
            place: Place(path: type.file.path, line: position.line, column: position.column)))
      }
    }
    return found
  }

  /// The implementation builds or names a receiver: then the protocol is how that one speaks to its owner.
  private func knows(_ type: TypeIdentifier, _ receivers: [TypeIdentifier], _ ownCode: OwnCode) -> Bool {
    let names = Set(receivers.map(\.name))
    if names.contains(type.name) { return true }
    let stored = ownCode.storedProperties(of: type).compactMap { $0.property?.type?.description }
    if stored.contains(where: { text in names.contains { text.contains($0) } }) { return true }
    return ownCode.parts(of: type).contains { part in
      part.root.all.contains { node in
        if node.kind == .name && names.contains(node.text) { return true }
        return node.type.map { type in names.contains { type.description == $0 || type.description == $0 + "?" } }
          == true
      }
    }
  }
}

extension TypeExpression {
  /// A closure of which the caller does not know when it is called.
  fileprivate var takesCallback: Bool {
    switch self {
    case .function: false
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      if case .function = wrapped { true } else { wrapped.takesCallback }
    case .named(let named):
      named.components.last.map { ["Completion", "Handler", "Callback"].contains(where: $0.name.hasSuffix) } == true
    case .array, .dictionary, .tuple, .any, .some, .composition, .metatype, .packExpansion, .packElement, .suppressed,
      .other:
      false
    }
  }
}
