import HandwireFacts

/// Whatever may end a scope without being one of the library's own ways.
struct PossibleScopeEnds {
  private var named: Set<String> = []
  private var replacesContainer = false

  init(_ subject: AuditSubject) {
    for file in subject.files where !file.isTest {
      for (index, body) in file.facts.bodies.enumerated() where file.placements[index].isShipped {
        var read = 0
        for node in file.facts.code[body.root].all {
          switch node.kind {
          case .call:
            let callee = node.firstChild?.text.lowercased() ?? ""
            // What a call around it was read for is read.
            guard node.index >= read, Self.words.contains(where: { callee.contains($0) }) else { continue }
            read = node.end
            for inner in node.all where inner.kind == .member || inner.kind == .implicitMember || inner.kind == .name {
              named.insert(inner.text)
            }
          case .assignment:
            if body.role != .initializer, Self.makesContainer(node) { replacesContainer = true }
          default: continue
          }
        }
      }
    }
  }

  func mayEnd(_ scope: String) -> Bool { replacesContainer || named.contains(scope) }

  private static let words = ["reset", "clear", "discard", "flush", "remove", "invalidate", "end", "purge", "drop"]

  /// `container = Container()`
  private static func makesContainer(_ assignment: CodeNode) -> Bool {
    guard let value = assignment.children.dropFirst().first(where: { _ in true }), value.kind == .call,
      let callee = value.firstChild, callee.kind == .name
    else { return false }
    return ["Assembler", "Container", "Resolver"].contains { callee.text.hasSuffix($0) }
  }
}
