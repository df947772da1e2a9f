/// What a team says of its own locators.
public struct ConfiguredLocators: Hashable, Sendable {
  /// Members of a type that fetch, by the type's name.
  public var members: [String: Set<String>]
  /// Property wrappers, without `@`.
  public var wrappers: Set<String>
  /// Types and wrappers that only look like locators.
  public var none: Set<String>

  public init(members: [String: Set<String>] = [:], wrappers: Set<String> = [], none: Set<String> = []) {
    self.members = members
    self.wrappers = wrappers
    self.none = none
  }
}

extension LocatorShapes {
  /// Without what the team says is none.
  func without(_ configured: ConfiguredLocators) -> LocatorShapes {
    guard !configured.none.isEmpty else { return self }
    let isNone = { (name: String) in configured.none.contains(name) }
    var shapes = self
    shapes.wrappers = wrappers.filter { !isNone($0.name) }
    shapes.holders = holders.filter { !isNone($0.key.name) }
    shapes.registries = registries.filter { !isNone($0.name) }
    shapes.roots = roots.filter { !isNone($0.name) }
    shapes.aggregates = aggregates.filter { !isNone($0.key.name) }
    shapes.functions = functions.filter { !isNone($0.value.owner?.name ?? $0.value.name) }
    shapes.environmentKeys = environmentKeys.filter { !isNone($0.key) && !isNone($0.value.lastName ?? "") }
    return shapes
  }
}
