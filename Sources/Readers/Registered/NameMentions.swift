import HandwireFacts

/// Names that code outside of tests speaks of.
struct NameMentions: Sendable {
  private let names: Set<String>

  /// - Parameter tests: paths of files whose words do not count.
  init(_ code: CodeProgram, of modules: [Module], tests: Set<String>) {
    let found = code.map(modules: modules) { file -> Set<String> in
      guard !tests.contains(file.path) else { return [] }
      var names: Set<String> = []
      for index in 0..<file.facts.code.count {
        let node = file.facts.code[index]
        switch node.kind {
        case .name, .member, .implicitMember: names.insert(node.text)
        case .keyPath:
          for part in node.text.split(separator: ".") { names.insert(String(part)) }
        case .call, .subscripted:
          for argument in node.arguments { if let label = argument.label { names.insert(label) } }
        default: break
        }
        // `TripAssembly.self`, `Box<TripAssembly>()`
        if let type = node.type { Self.insert(type, &names) }
      }
      return names
    }
    var all: Set<String> = []
    for names in found { all.formUnion(names) }
    self.names = all
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  private static func insert(_ type: TypeExpression, _ names: inout Set<String>) {
    guard case .named(let named) = type else { return }
    for component in named.components { names.insert(component.name) }
  }
}
