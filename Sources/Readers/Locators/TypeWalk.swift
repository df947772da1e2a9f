import HandwireFacts

/// The types that a program declares, nested ones included.
struct TypeWalk: Sendable {
  /// In the order of modules and files; one with several declarations is there several times.
  let identifiers: [TypeIdentifier]

  init(_ program: Program) {
    var found: [TypeIdentifier] = []
    for module in program.modules {
      for file in module.files {
        var pending: [(TypeFact, [String])] = file.facts.types.reversed().map { ($0, []) }
        for fact in file.facts.extensions where !fact.members.types.isEmpty {
          let declaration = ExtensionDeclaration(fact: fact, path: file.path, module: module.name)
          guard let outer = program.context(of: declaration).enclosing.last, outer.module == module.name else {
            continue
          }
          pending += fact.members.types.reversed().map { ($0, outer.path) }
        }
        while let (fact, outer) = pending.popLast() {
          let path = outer + [fact.header.name]
          let isPrivate = outer.isEmpty && (fact.header.access == .private || fact.header.access == .fileprivate)
          found.append(TypeIdentifier(module: module.name, path: path, file: isPrivate ? file.path : nil))
          pending += fact.members.types.reversed().map { ($0, path) }
        }
      }
    }
    identifiers = found
  }
}
