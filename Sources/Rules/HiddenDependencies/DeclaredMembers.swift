import HandwireFacts

/// The members and top-level declarations of one file, each with what encloses it.
struct DeclaredMembers {
  struct Entry {
    var members: MemberFacts
    /// Where their types are looked up.
    var context: LexicalContext
    /// Index into the facts' `enclosures`; `nil` at the top level.
    var enclosure: Int?
    /// As findings show it; empty at the top level.
    var name: String
    var kind: TypeFact.Kind?
  }

  let entries: [Entry]

  init(_ audit: FileAudit) {
    let facts = audit.facts
    let module = audit.file.module
    let program = audit.subject.program
    var enclosures: [Position: Int] = [:]
    for (index, enclosure) in facts.enclosures.enumerated() { enclosures[enclosure.position] = index }
    var top = MemberFacts()
    top.properties = facts.properties
    top.functions = facts.functions
    let outside = LexicalContext(module: module, file: audit.file.path)
    var entries = [Entry(members: top, context: outside, enclosure: nil, name: "", kind: nil)]
    var pending: [(TypeFact, LexicalContext, String)] = facts.types.reversed().map { ($0, outside, "") }
    for fact in facts.extensions {
      let context = program.context(of: ExtensionDeclaration(fact: fact, path: audit.file.path, module: module))
      let name = fact.extended.description
      entries.append(
        Entry(
          members: fact.members, context: context, enclosure: enclosures[fact.header.position], name: name, kind: nil))
      pending += fact.members.types.map { ($0, context, name) }
    }
    while let (fact, outer, prefix) = pending.popLast() {
      let context = Self.inside(fact, outer, program)
      let name = prefix.isEmpty ? fact.header.name : prefix + "." + fact.header.name
      entries.append(
        Entry(
          members: fact.members, context: context, enclosure: enclosures[fact.header.position], name: name,
          kind: fact.kind))
      pending += fact.members.types.map { ($0, context, name) }
    }
    self.entries = entries
  }

  private static func inside(_ fact: TypeFact, _ outer: LexicalContext, _ program: Program) -> LexicalContext {
    let path = (outer.enclosing.last?.path ?? []) + [fact.header.name]
    let isPrivate = outer.enclosing.isEmpty && (fact.header.access == .private || fact.header.access == .fileprivate)
    let identifier = TypeIdentifier(module: outer.module, path: path, file: isPrivate ? outer.file : nil)
    let declarations = program.declarations(of: identifier)
    guard let own = declarations.first(where: { $0.path == outer.file && $0.fact.header == fact.header }) else {
      var context = outer
      context.genericParameters += fact.genericParameters.map(\.name)
      return context
    }
    return program.context(of: own)
  }
}
