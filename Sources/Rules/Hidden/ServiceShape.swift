import HandwireFacts

/// Tells services from values, views and other things that types may construct as they like.
struct ServiceShape {
  let audit: FileAudit

  /// It works for others: it is called by a service's name, has methods, and is no view, value or error.
  func isService(_ type: TypeIdentifier) -> Bool {
    if let known = audit.knownServices[type] { return known }
    let answer = answer(type)
    audit.knownServices[type] = answer
    return answer
  }

  private func answer(_ type: TypeIdentifier) -> Bool {
    let traits = audit.traits(of: type)
    switch traits.kind {
    case .class, .actor: break
    case .struct:
      guard conformsToServiceProtocol(type) || holdsService(type) || leavesProcess(type) else { return false }
    case .enum, .protocol, nil: return false
    }
    guard !traits.isUserInterface, traits.supertypes.isDisjoint(with: Self.values), !isGeneric(type),
      !Self.others.contains(where: { type.name.hasSuffix($0) }),
      !traits.attributes.contains("Model"), !traits.attributes.contains("Observable") || isObservableService(type)
    else { return false }
    // A handler may be anything; one that holds a service works with it.
    let isCalledService = Self.names.contains { type.name.hasSuffix($0) }
    let isHandler = type.name.hasSuffix("Handler") && holdsService(type)
    guard isCalledService || isHandler || conformsToServiceProtocol(type) else { return false }
    return audit.subject.code.members(of: type).contains { member in
      member.function.map { !$0.header.hasModifier("static") } ?? false
    }
  }

  /// A protocol of the project that is called as a service is.
  private func conformsToServiceProtocol(_ type: TypeIdentifier) -> Bool {
    audit.subject.program.supertypeNames(of: .nominal(type, arguments: [])).contains { supertype in
      guard !supertype.module.isEmpty, supertype != type, audit.traits(of: supertype).kind == .protocol else {
        return false
      }
      return Self.protocolNames.contains {
        supertype.name.hasSuffix($0) || supertype.name.hasSuffix($0 + "Protocol")
          || supertype.name.hasSuffix($0 + "Type")
      }
    }
  }

  private func isGeneric(_ type: TypeIdentifier) -> Bool {
    audit.subject.program.declarations(of: type).contains { !$0.fact.genericParameters.isEmpty }
  }

  /// What it does takes time and can fail.
  private func leavesProcess(_ type: TypeIdentifier) -> Bool {
    audit.subject.code.members(of: type).contains { $0.function?.effects.isAsync == true }
  }

  /// Observable types mostly are the state of screens.
  private func isObservableService(_ type: TypeIdentifier) -> Bool {
    ["API", "Client", "Repository", "Service"].contains { type.name.hasSuffix($0) } && leavesProcess(type)
  }

  /// A struct around a client or a store.
  private func holdsService(_ type: TypeIdentifier) -> Bool {
    audit.subject.code.members(of: type).contains { member in
      guard let property = member.property, !property.isComputed, !member.isStatic, let written = property.type,
        case .found(let held) = audit.subject.program.resolve(written, in: member.context)
      else { return false }
      switch held {
      case .existential(let elements):
        return elements.contains { element in
          if case .nominal(let identifier, _) = element {
            return Self.protocolNames.contains { identifier.name.contains($0) }
          }
          return false
        }
      case .nominal(let identifier, _):
        let kind = audit.traits(of: identifier).kind
        return (kind == .class || kind == .actor) && Self.names.contains { identifier.name.hasSuffix($0) }
      case .external(let path, _): return path == ["URLSession"]
      case .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack, .unknown:
        return false
      }
    }
  }

  private static let values: Set<String> = [
    "CaseIterable", "Codable", "Decodable", "Encodable", "Error", "Formatter", "LocalizedError", "NSManagedObject",
    "AppIntentControlValueProvider", "AppIntentTimelineProvider", "ChannelDuplexHandler", "ChannelHandler",
    "ChannelInboundHandler", "ControlValueProvider", "INExtension",
    "ObservableObject", "Operation",
    "IntentTimelineProvider", "PersistentModel", "RequestHandler", "Thread", "TimelineProvider",
    "WKScriptMessageHandler",
  ]

  private static let protocolNames = [
    "API", "Client", "Database", "Fetcher", "Gateway", "Interactor", "Loader", "Manager", "Networking", "Repository",
    "Service", "Storage", "Store", "UseCase",
  ]

  private static let names =
    protocolNames + [
      "Analytics", "AnalyticsTracker", "Authenticator", "DataProvider", "Decider", "Downloader", "Engine", "Keychain",
      "Monitor", "Network", "Remote", "Reporter", "ServiceProvider", "Synchronizer", "Uploader", "Worker",
    ]
  /// Parts of views and of the system's machinery.
  private static let others = [
    "CellProvider", "ConnectionManager", "EventHandler", "GestureHandler", "HighlightProvider", "IntentHandler",
    "KeyboardHandler", "LayoutManager", "MessageHandler", "PushHandler", "ScrollManager", "StateHandler",
    "TimelineProvider", "UndoManager", "ViewProvider",
  ]
}
