import HandwireFacts

/// Names of stand-ins that tests and previews mention, whether their declarations were read or are made by a tool.
struct StandInNames {
  private let names: Set<String>

  init(_ subject: AuditSubject) {
    var names: Set<String> = []
    for file in subject.files {
      for type in file.facts.types where FilePurpose.isStandInName(type.header.name) { names.insert(type.header.name) }
      guard file.isTest || file.placements.contains(.preview) else { continue }
      for index in 0..<file.facts.code.count {
        let node = file.facts.code[index]
        if node.kind == .name, node.text.first?.isUppercase == true, Self.mayStandIn(node.text) {
          names.insert(node.text)
        }
      }
      var pending = file.facts.types
      while let type = pending.popLast() {
        pending += type.members.types
        for property in type.members.properties {
          if case .named(let named)? = property.type ?? nil, let name = named.components.last?.name {
            names.insert(name)
          }
          if case .implicitlyUnwrapped(.named(let named))? = property.type, let name = named.components.last?.name {
            names.insert(name)
          }
        }
      }
    }
    self.names = Set(names.filter(Self.mayStandIn))
  }

  private static func mayStandIn(_ name: String) -> Bool { words.contains { name.contains($0) } }

  private static let words = [
    "Double", "Dummy", "Fake", "InMemory", "Mock", "Noop", "NoOp", "Preview", "Spy", "Stub", "Test",
  ]

  /// `TripAPIMock`, `MockTripAPI` for `TripAPIProtocol`.
  func hasStandIn(of name: String, or implementation: String) -> Bool {
    var stem = name
    for ending in ["Protocol", "Type", "Interface", "ing", "able"] where stem.hasSuffix(ending) {
      stem.removeLast(ending.count)
      break
    }
    return names.contains { $0.contains(stem) || $0.contains(implementation) }
  }
}
