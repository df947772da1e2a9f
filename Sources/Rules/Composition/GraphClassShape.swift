import HandwireFacts

/// What a hand-written graph class looks like: its name says that it builds the graph, and it does.
struct GraphClassShape {
  private let facts: FileFacts

  init(_ facts: FileFacts) { self.facts = facts }

  private static let certainNames = [
    "Assembler", "CompositionRoot", "DIContainer", "DependencyContainer", "DependencyGraph", "ObjectGraph",
  ]
  private static let likelyNames = [
    "AppContext", "Dependencies", "DependencyProvider", "Environment", "Graph", "ServiceLocator",
  ]

  func isGraphClass(_ index: Int, inherited: [String]) -> Bool {
    let enclosure = facts.enclosures[index]
    switch enclosure.kind {
    case .protocol, nil: return false
    case .struct, .class, .enum, .actor: break
    }
    guard enclosure.parent == nil, !inherited.contains("View"), !inherited.contains("Shape") else { return false }
    if Self.certainNames.contains(where: { enclosure.name.hasSuffix($0) }) { return constructions(in: index) >= 1 }
    return Self.likelyNames.contains { enclosure.name.hasSuffix($0) } && constructions(in: index) >= 3
  }

  /// Different types that the code of the enclosure constructs.
  private func constructions(in index: Int) -> Int {
    var types: Set<String> = []
    for body in facts.bodies where body.enclosure == index && body.role != .attribute && body.role != .defaultArgument {
      for node in facts.code[body.root].all where node.kind == .call {
        guard let callee = node.firstChild, callee.kind == .name || callee.text == "init",
          let name = callee.kind == .name ? callee.text : callee.firstChild?.text, name.first?.isUppercase == true,
          !Self.values.contains(name)
        else { continue }
        types.insert(name)
      }
    }
    return types.count
  }

  private static let values: Set<String> = [
    "Array", "Date", "Dictionary", "Int", "Notification", "Set", "String", "Task", "URL", "URLRequest", "UUID",
  ]
}
