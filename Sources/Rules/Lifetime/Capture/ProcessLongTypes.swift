import HandwireFacts

/// Classes and actors that the entry point holds for its own life, with their superclasses.
struct ProcessLongTypes: Sendable {
  private let types: Set<TypeIdentifier>
  private let entries: Set<TypeIdentifier>

  /// - Parameter files: of the project's own modules.
  init(_ program: Program, files: [AuditFile]) {
    var found: Set<TypeIdentifier> = []
    var entries: Set<TypeIdentifier> = []
    var pending: [ResolvedType] = []
    for file in files where !file.isTest {
      let top = LexicalContext(module: file.module, file: file.path)
      for fact in file.facts.properties where !fact.isComputed {
        pending += [fact.type, Self.made(fact)].compactMap { $0 }.compactMap { program.type($0, in: top) }
      }
      let declared = file.facts.types.filter { Self.isEntry($0, in: file) }.map(\.header.name)
      let extended = file.facts.extensions.filter { Self.isDelegate($0.inherited) }.map(\.extended.description)
      for name in declared + extended {
        let identifier = TypeIdentifier(module: file.module, path: [name])
        guard !program.declarations(of: identifier).isEmpty else { continue }
        entries.insert(identifier)
        pending.append(.nominal(identifier, arguments: []))
      }
    }
    self.entries = entries
    // What a process-long object stores for good is process-long too.
    while let next = pending.popLast() {
      guard let identifier = ServiceKinds.identifier(of: next), found.insert(identifier).inserted,
        let declaration = program.declarations(of: identifier).first
      else { continue }
      let type = ResolvedType.nominal(identifier, arguments: [])
      for member in program.storedMembers(of: type, seenFrom: program.context(of: declaration)) where !member.isComputed
      {
        if case .optional = member.spelling, !entries.contains(identifier) { continue }
        pending.append(member.type)
      }
      for superclass in program.supertypeNames(of: type)
      where program.kind(of: .nominal(superclass, arguments: [])) == .class {
        pending.append(.nominal(superclass, arguments: []))
      }
    }
    types = found
  }

  /// `Store` of `let store = Store()`
  private static func made(_ fact: PropertyFact) -> TypeExpression? {
    guard case .call(.reference(let path, _), _)? = fact.initialValue, path.last?.name.first?.isUppercase == true else {
      return nil
    }
    return .named(NamedType(components: path))
  }

  /// What the system starts the program with.
  func isEntry(_ type: TypeIdentifier) -> Bool { entries.contains(type) }

  func contains(_ type: TypeIdentifier) -> Bool { types.contains(type) }

  private static let delegates: Set<String> = [
    "NSApplicationDelegate", "UIApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
  ]

  private static func isEntry(_ fact: TypeFact, in file: AuditFile) -> Bool {
    isEntry(fact)
      || (fact.inherited.contains { $0.type.description == "App" }
        && file.facts.imports.contains { $0.module == "SwiftUI" })
  }

  private static func isEntry(_ fact: TypeFact) -> Bool {
    if fact.header.attributes.contains(where: { ["NSApplicationMain", "UIApplicationMain", "main"].contains($0.name) })
    {
      return true
    }
    return isDelegate(fact.inherited)
  }

  private static func isDelegate(_ inherited: [InheritedTypeFact]) -> Bool {
    inherited.contains { delegates.contains($0.type.description) }
  }
}

extension Program {
  fileprivate func type(_ expression: TypeExpression, in context: LexicalContext) -> ResolvedType? {
    guard case .found(let type) = resolve(expression, in: context) else { return nil }
    return type
  }
}
