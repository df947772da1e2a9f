import HandwireFacts

/// Lets imports say which of several modules with one name they mean.
struct ImportRenaming: Sendable {
  private let names: [String: String]

  /// - Parameter names: what `import` says, and the name of the module that is meant.
  init(_ names: [String: String]) { self.names = names }

  func applied(to facts: FileFacts) -> FileFacts {
    guard !names.isEmpty, facts.imports.contains(where: { names[$0.module] != nil }) else { return facts }
    var facts = facts
    facts.imports = facts.imports.map { fact in
      guard let name = names[fact.module] else { return fact }
      var fact = fact
      fact.path = name + fact.path.dropFirst(fact.module.count)
      fact.module = name
      return fact
    }
    return facts
  }
}
