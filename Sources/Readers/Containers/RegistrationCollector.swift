import HandwireFacts

/// Finds the registrations of one file.
struct RegistrationCollector {
  private let here: ReadingSurroundings
  private let readers: [any RegistrationReading]

  init(_ surroundings: ReadingSurroundings) {
    here = surroundings
    readers = [
      SwinjectRegistrationReader(here: surroundings), ResolverRegistrationReader(here: surroundings),
      FactoryOverrideReader(here: surroundings),
    ]
  }

  func registrations() -> [Registration] {
    guard !here.libraries.isEmpty else { return [] }
    let facts = here.file.facts
    let members = MemberRegistrationReader(here: here)
    var found: [Registration] = []
    for (index, body) in facts.bodies.enumerated() {
      let root = facts.code[body.root]
      if let registration = members.registration(of: body, site: here.site(root, body, index: index)) {
        found.append(registration)
      }
      for node in root.all where node.kind == .call {
        for reader in readers {
          if let one = reader.registration(at: node, in: body, site: here.site(node, body, index: index)) {
            found.append(one)
            break
          }
        }
      }
    }
    return found
  }
}
