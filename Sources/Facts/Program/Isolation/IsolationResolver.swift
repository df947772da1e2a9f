/// On which actor a type and its members run (SE-0316, SE-0466).
struct IsolationResolver {
  var tables: ProgramTables

  func isolation(of type: TypeIdentifier) -> Isolation { tables.isolations[type] ?? .nonisolated }

  /// What attributes and modifiers say; `nil` where they say nothing.
  func explicit(_ header: DeclarationHeader) -> Isolation? {
    if header.modifiers.contains(where: { $0.hasPrefix("nonisolated") && $0 != "nonisolated(nonsending)" }) {
      return .nonisolated
    }
    let actors = GlobalActors(tables: tables)
    return header.attributes.lazy.compactMap { actors.actor(named: $0) }.first.map { .globalActor($0) }
  }

  /// From the type's own declaration and the isolation of what it depends on, which the tables must have.
  func inferred(for type: TypeIdentifier) -> Isolation {
    guard let record = tables.types[type], let declaration = record.declarations.first else { return .nonisolated }
    if let explicit = explicit(declaration.declaration.fact.header) { return explicit }
    if record.kind == .actor { return .actorInstance }
    let clause = record.supertypes.filter { $0.isPrimary && !$0.isSuppressed }
    if let inherited = fromSuperclass(clause) { return inherited }
    if let inferred = fromProtocols(clause) { return inferred }
    if let inferred = fromWrappers(record) { return inferred }
    return byDefault(record, clause)
  }

  private func fromSuperclass(_ clause: [Supertype]) -> Isolation? {
    for entry in clause {
      switch entry.type {
      case .nominal(let identifier, _):
        guard tables.kind(of: identifier) == .class else { continue }
        let inherited = isolation(of: identifier)
        if case .globalActor = inherited { return inherited }
        let header = tables.types[identifier]?.declarations.first?.declaration.fact.header
        return header.flatMap { explicit($0) }
      case .external(let path, _): if Self.isMainActorClass(path.last ?? "") { return .globalActor("MainActor") }
      case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack,
        .unknown:
        continue
      }
    }
    return nil
  }

  /// The one global actor that the protocols of the primary declaration agree on.
  private func fromProtocols(_ clause: [Supertype]) -> Isolation? {
    var found: Set<Isolation> = []
    for entry in clause {
      switch entry.type {
      case .nominal(let identifier, _):
        guard tables.isProtocol(identifier) else { continue }
        let isolation = isolation(of: identifier)
        if case .globalActor = isolation { found.insert(isolation) }
      case .external(let path, _):
        if Self.mainActorProtocols.contains(path.last ?? "") { found.insert(.globalActor("MainActor")) }
      case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack,
        .unknown:
        continue
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// In Swift 5 mode a property wrapper on the main actor puts the whole type there (SE-0401 ended that).
  private func fromWrappers(_ record: TypeRecord) -> Isolation? {
    guard let settings = tables.modules[record.identifier.module]?.settings, settings.languageMode < 6,
      !settings.features.contains("DisableOutwardActorInference"), record.kind == .struct || record.kind == .class
    else { return nil }
    let macros = AttachedMacros(tables: tables)
    for property in record.declarations.flatMap(\.declaration.fact.members.properties) where !property.isStatic {
      for attribute in property.header.attributes {
        guard macros.hasProgramType(attribute.name, with: ["propertyWrapper"]) else {
          if ["StateObject", "ObservedObject", "EnvironmentObject"].contains(attribute.name) {
            return .globalActor("MainActor")
          }
          continue
        }
        for identifier in tables.identifiersByName[attribute.name] ?? [] {
          let wrapped = tables.types[identifier]?.declarations.flatMap(\.declaration.fact.members.properties)
            .first { $0.header.name == "wrappedValue" }
          let isolation = wrapped.flatMap { explicit($0.header) } ?? isolation(of: identifier)
          if case .globalActor = isolation { return isolation }
        }
      }
    }
    return nil
  }

  private func byDefault(
    _ record: TypeRecord, _ clause: [Supertype]
  ) -> Isolation {
    guard tables.modules[record.identifier.module]?.settings.isMainActorByDefault == true else { return .nonisolated }
    if let parent = record.parent, let outer = tables.types[parent], outer.kind != nil {
      let isInExtension = !outer.declarations.contains { declaration in
        declaration.declaration.fact.members.types.contains { $0.header.name == record.identifier.name }
      }
      if !isInExtension || outer.kind == .actor {
        switch isolation(of: parent) {
        case .nonisolated, .actorInstance: return .nonisolated
        case .globalActor: break
        }
      }
    }
    if record.kind != .protocol, clause.contains(where: { isSendableAndNonisolated($0.type) }) {
      return .nonisolated
    }
    return .globalActor("MainActor")
  }

  /// A protocol that is not isolated and whose metatype may go anywhere forbids an isolated conformance (SE-0470).
  private func isSendableAndNonisolated(_ type: ResolvedType) -> Bool {
    switch type {
    case .nominal(let identifier, _):
      guard tables.isProtocol(identifier) else { return false }
      guard isolation(of: identifier) == .nonisolated else { return false }
    case .external(let path, _):
      guard path.count == 1, KnownTypes.shared[path[0]]?.kind == .protocol,
        path != ["Sendable"] && path != ["SendableMetatype"]
      else { return false }
    case .existential, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack,
      .unknown:
      return false
    }
    return ReachedTypes(tables: tables).reached(from: type).contains { reached in
      reached.type == .external(path: ["Sendable"], arguments: [])
        || reached.type == .external(path: ["SendableMetatype"], arguments: [])
    }
  }

  /// Of a static function or an initializer that is written in a type's declaration or an extension of it.
  func isolation(
    ofMember header: DeclarationHeader, in type: TypeIdentifier, extension declaration: ExtensionFact?, module: String
  ) -> Isolation {
    if let explicit = explicit(header) { return explicit }
    if let declaration, let explicit = explicit(declaration.header) { return explicit }
    if type.module.isEmpty {
      return tables.modules[module]?.settings.isMainActorByDefault == true ? .globalActor("MainActor") : .nonisolated
    }
    return isolation(of: type)
  }

  /// Classes of the frameworks for interfaces, which all run on the main actor.
  private static func isMainActorClass(_ name: String) -> Bool {
    let suffixes = [
      "ViewController", "View", "Window", "Control", "Cell", "Application", "Responder", "Button", "Label",
    ]
    let prefixes = ["UI", "NS", "MK", "WK", "SK", "MTK", "PDF"]
    return prefixes.contains { name.hasPrefix($0) } && suffixes.contains { name.hasSuffix($0) }
  }

  private static let mainActorProtocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "DynamicProperty", "Commands", "ToolbarContent", "ButtonStyle",
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
    "PreviewProvider", "Widget", "WidgetBundle",
  ]
}
