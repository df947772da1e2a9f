/// The declarations of one file by where their names stand.
struct DeclarationsByPosition {
  private(set) var properties: [Position: PropertyFact] = [:]
  private(set) var functions: [Position: FunctionFact] = [:]
  private(set) var initializers: [Position: InitializerFact] = [:]
  private var types: Set<Position> = []

  init(_ facts: FileFacts) {
    for fact in facts.properties { properties[fact.header.position] = fact }
    for fact in facts.functions { functions[fact.header.position] = fact }
    var stack = facts.extensions.map(\.members)
    for type in facts.types {
      types.insert(type.header.position)
      stack.append(type.members)
    }
    while let members = stack.popLast() {
      for fact in members.properties { properties[fact.header.position] = fact }
      for fact in members.functions { functions[fact.header.position] = fact }
      for fact in members.initializers { initializers[fact.header.position] = fact }
      for type in members.types {
        types.insert(type.header.position)
        stack.append(type.members)
      }
    }
  }

  func isType(at position: Position) -> Bool { types.contains(position) }

  func genericParameters(at position: Position) -> [String] {
    (functions[position]?.genericParameters ?? initializers[position]?.genericParameters ?? []).map(\.name)
  }
}
