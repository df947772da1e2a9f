import HandwireFacts

/// Tells services from data, remembering its answers; used on one thread.
final class ServiceKinds {
  let program: Program
  let code: CodeProgram
  private var known: [TypeIdentifier: TypeNature] = [:]

  init(_ subject: AuditSubject) {
    program = subject.program
    code = subject.code
  }

  /// A closure is none, nor is a type that was not read, unless its name says what it is.
  func isService(_ type: ResolvedType) -> Bool {
    switch type {
    case .nominal(let identifier, _): return nature(of: identifier) == .service
    case .existential(let elements), .opaque(let elements):
      return elements.contains { element in
        if case .nominal(let identifier, _) = element { return nature(of: identifier) == .service }
        return isService(element)
      }
    case .external(let path, _): return path.last.map(Self.isServiceName) ?? false
    case .optional(let wrapped): return isService(wrapped)
    case .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown: return false
    }
  }

  /// The one type of the project that a value of it is known by, through optionals.
  static func identifier(of type: ResolvedType) -> TypeIdentifier? {
    switch type {
    case .nominal(let identifier, _): return identifier
    case .existential(let elements), .opaque(let elements):
      return elements.count == 1 ? elements.first.flatMap(identifier(of:)) : nil
    case .optional(let wrapped): return identifier(of: wrapped)
    case .external, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown: return nil
    }
  }

  static func isFunction(_ type: ResolvedType) -> Bool {
    switch type {
    case .function: true
    case .optional(let wrapped): isFunction(wrapped)
    case .nominal, .existential, .opaque, .external, .array, .dictionary, .tuple, .metatype, .parameter, .pack,
      .unknown:
      false
    }
  }

  func nature(of type: TypeIdentifier) -> TypeNature {
    if let nature = known[type] { return nature }
    let nature = computedNature(of: type)
    known[type] = nature
    return nature
  }

  private func computedNature(of type: TypeIdentifier) -> TypeNature {
    let traits = TypeTraits(of: type, in: program)
    guard let kind = traits.kind else { return .unknown }
    if traits.isUserInterface { return .interface }
    let inherited = traits.supertypes
    if !inherited.isDisjoint(with: Self.dataSupertypes) || !traits.attributes.isDisjoint(with: Self.dataAttributes) {
      return .data
    }
    switch kind {
    case .struct, .enum: return .data
    case .actor: return .service
    case .protocol: return protocolNature(of: type)
    case .class: return hasBehaviour(type) ? .service : .data
    }
  }

  private func protocolNature(of type: TypeIdentifier) -> TypeNature {
    let inherited = program.declarations(of: type).flatMap(\.fact.inherited).map(\.type.description)
    // A data source that values may be is a source of data, not what a table asks.
    let isForObjects = inherited.contains { ["AnyObject", "NSObjectProtocol", "class"].contains($0) }
    let isSource = type.name.lowercased().contains("datasource") && !isForObjects
    if Self.isCallbackName(type.name), !isSource { return .callback }
    let own = program.declarations(of: type).flatMap(\.fact.members.functions)
    if !own.isEmpty { return .service }
    // A protocol without functions of its own may inherit them.
    let properties = program.declarations(of: type).flatMap(\.fact.members.properties)
    let hasInherited = program.supertypeNames(of: .existential([.nominal(type, arguments: [])]))
      .contains { $0 != type && !program.declarations(of: $0).flatMap(\.fact.members.functions).isEmpty }
    if hasInherited { return .service }
    return properties.isEmpty ? .unknown : .data
  }

  /// Does something besides holding, comparing and describing itself.
  private func hasBehaviour(_ type: TypeIdentifier) -> Bool {
    code.members(of: type).contains { member in
      guard let function = member.function, !member.isStatic else { return false }
      return !Self.valueFunctions.contains(function.header.name) && function.header.name.first?.isLetter == true
    }
  }

  private static let valueFunctions: Set<String> = [
    "copy", "description", "encode", "hash", "isEqual", "mutableCopy",
  ]
  private static let dataAttributes: Set<String> = ["Model", "propertyWrapper", "resultBuilder"]
  private static let dataSupertypes: Set<String> = [
    "BaseModel", "CodingKey", "Codable", "Comparable", "Decodable", "EmbeddedObject", "Encodable", "Error", "Hashable",
    "NSCoding", "NSCopying", "NSManagedObject", "NSSecureCoding", "Object", "OptionSet", "PersistentModel",
    "RealmSwiftObject", "XCTestCase",
  ]

  /// `LoginViewDelegate`, `SearchOutput`; what an object reports to rather than asks.
  static func isCallbackName(_ name: String) -> Bool {
    var name = name
    for ending in ["Protocol", "Type", "Interface", "able"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    return callbackSuffixes.contains { name.hasSuffix($0) }
  }

  private static let callbackSuffixes = [
    "DataSource", "Datasource", "Delegate", "Delegating", "Handler", "Listener", "Observer", "Observing", "Output",
    "Responder", "Subscriber", "View", "ViewInput", "ViewControllable",
  ]

  /// A type of a library whose name ends like a service's, or one of the system's own.
  static func isServiceName(_ name: String) -> Bool {
    systemServices.contains(name) || serviceSuffixes.contains { name.hasSuffix($0) && name.count > $0.count }
  }

  private static let systemServices: Set<String> = [
    "CKContainer", "CKDatabase", "CLLocationManager", "CNContactStore", "EKEventStore", "FileManager", "HKHealthStore",
    "NotificationCenter", "NSManagedObjectContext", "NSPersistentContainer", "URLSession", "UNUserNotificationCenter",
    "UserDefaults", "WCSession",
  ]
  private static let serviceSuffixes = [
    "API", "Analytics", "Client", "Database", "Gateway", "Interactor", "Logger", "Manager", "Networking", "Provider",
    "Providing", "Repository", "Service", "ServiceProtocol", "Servicing", "Store", "Tracker", "Tracking", "UseCase",
  ]
}
