/// Members by type and name, globals by module and name, and what encloses code.
struct MemberIndex: Sendable {
  var byName: [TypeIdentifier: [String: [CodeMember]]] = [:]
  var ordered: [TypeIdentifier: [CodeMember]] = [:]
  var globals: [String: [String: [CodeMember]]] = [:]
  /// Inside the braces of a type or an extension, by where its header stands.
  var contexts: [FileKey: [Position: LexicalContext]] = [:]
}

/// Builds the index in one pass over all declarations.
struct MemberCollector {
  let tables: ProgramTables

  func index() -> MemberIndex {
    var index = MemberIndex()
    for (identifier, record) in tables.types {
      var members: [CodeMember] = []
      for declaration in record.declarations {
        let fact = declaration.declaration.fact
        index.contexts[declaration.file, default: [:]][fact.header.position] = declaration.inside
        add(fact.members, owner: identifier, context: declaration.inside, to: &members)
      }
      for declaration in record.extensions {
        let fact = declaration.declaration.fact
        index.contexts[declaration.file, default: [:]][fact.header.position] = declaration.inside
        add(fact.members, owner: identifier, context: declaration.inside, to: &members)
      }
      guard !members.isEmpty else { continue }
      index.byName[identifier] = Dictionary(grouping: members, by: \.name)
      index.ordered[identifier] = members
    }
    for (name, module) in tables.modules {
      var members: [CodeMember] = []
      for file in module.files {
        let context = LexicalContext(module: name, file: file.path)
        for fact in file.facts.properties { members.append(member(.property(fact), nil, fact.header, context)) }
        for fact in file.facts.functions { members.append(member(.function(fact), nil, fact.header, context)) }
      }
      index.globals[name] = Dictionary(grouping: members, by: \.name)
    }
    return index
  }

  private func add(
    _ members: MemberFacts, owner: TypeIdentifier, context: LexicalContext, to list: inout [CodeMember]
  ) {
    for fact in members.properties { list.append(member(.property(fact), owner, fact.header, context)) }
    for fact in members.functions { list.append(member(.function(fact), owner, fact.header, context)) }
    for fact in members.subscripts { list.append(member(.subscripts(fact), owner, fact.header, context)) }
    for fact in members.initializers { list.append(member(.initializer(fact), owner, fact.header, context)) }
    for name in members.cases {
      list.append(CodeMember(fact: .enumCase(name), owner: owner, isStatic: true, context: context))
    }
  }

  private func member(
    _ fact: CodeMember.Fact, _ owner: TypeIdentifier?, _ header: DeclarationHeader, _ context: LexicalContext
  ) -> CodeMember {
    var isStatic = header.hasModifier("static") || header.hasModifier("class")
    if case .initializer = fact { isStatic = true }
    return CodeMember(fact: fact, owner: owner, isStatic: isStatic, context: context)
  }
}
