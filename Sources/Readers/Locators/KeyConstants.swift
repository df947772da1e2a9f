import HandwireFacts

/// What constants stand for that are keys: `static let api: Key<API>`, asked for as `services[.api]`.
struct KeyConstants {
  private let here: ReadingSurroundings

  init(_ here: ReadingSurroundings) { self.here = here }

  /// - Parameter key: what the locator's parameter is declared as, and which of its arguments is what it gives.
  func type(named name: String, key: LocatorFunction.Key) -> ResolvedType? {
    for member in here.file.code.members(named: name, of: key.type) where member.isStatic {
      guard let expression = member.property?.type,
        case .found(let type) = here.file.code.program.resolve(expression, in: member.context),
        case .nominal(_, let arguments) = type, arguments.indices.contains(key.index)
      else { continue }
      return arguments[key.index]
    }
    return nil
  }
}
