import HandwireFacts

/// Finds the containers that satisfy the factory protocols of all their users.
struct AggregateFinder: Sendable {
  let code: CodeProgram

  /// Containers → the factory protocols they satisfy.
  func aggregates() -> [TypeIdentifier: Set<TypeIdentifier>] {
    let walk = Array(Set(TypeWalk(code.program).identifiers)).sorted()
    let protocols = Set(walk.filter(isFactoryProtocol))
    guard protocols.count >= Self.least else { return [:] }
    var found: [TypeIdentifier: Set<TypeIdentifier>] = [:]
    for identifier in walk where makesMany(identifier) {
      let satisfied = code.program.supertypeNames(of: .nominal(identifier, arguments: [])).intersection(protocols)
      if satisfied.count >= Self.least { found[identifier] = satisfied }
    }
    return found
  }

  /// Of so many protocols a narrow factory would not be made.
  private static let least = 5

  private func isFactoryProtocol(_ identifier: TypeIdentifier) -> Bool {
    guard let fact = code.program.declarations(of: identifier).first?.fact, fact.kind == .protocol else { return false }
    let functions = fact.members.functions
    return !functions.isEmpty && functions.count <= 4 && fact.members.properties.isEmpty
      && functions.allSatisfy {
        $0.result != nil && ($0.header.name.hasPrefix("make") || $0.header.name.hasPrefix("create"))
      }
  }

  private func makesMany(_ identifier: TypeIdentifier) -> Bool {
    guard let fact = code.program.declarations(of: identifier).first?.fact, fact.kind == .class || fact.kind == .struct
    else { return false }
    if !fact.inherited.isEmpty { return true }
    return code.members(of: identifier).lazy.filter { $0.name.hasPrefix("make") }.prefix(Self.least).count == Self.least
  }
}
