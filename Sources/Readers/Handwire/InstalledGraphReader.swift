import HandwireFacts

/// Handwire's own bridge: `installedGraph(AppGraph.self).trips`, `graph.resolve()` of a graph whose blueprint says
/// `Lookup = ByType`.
struct InstalledGraphReader: FetchReading {
  let here: ReadingSurroundings

  func sighting(at node: CodeNode, in body: BodyFact) -> FetchSighting? {
    if here.libraries.contains(.handwire), let call = installedGraph(under: node) {
      let type = here.file.expectedType(of: node) ?? .unknown("the graph class is generated")
      return FetchSighting(
        library: .handwire, manner: .call, key: ContainerKey(type: type, member: member(of: node)), kind: .object,
        source: call.spelling, subject: node.spelling)
    }
    guard node.kind == .call, node.arguments.isEmpty, let callee = node.firstChild, callee.kind == .member,
      callee.text == "resolve", let base = callee.firstChild, isGraphByType(base, body)
    else { return nil }
    return FetchSighting(
      library: .handwire, manner: .call,
      key: ContainerKey(type: here.file.expectedType(of: node) ?? .unknown("the compiler chooses the overload")),
      kind: .object, source: base.spelling, subject: node.spelling)
  }

  private func member(of node: CodeNode) -> String? { node.kind == .member ? node.text : nil }

  /// The call of `installedGraph` at the root of a chain of members; the chain is the same fetch.
  private func installedGraph(under node: CodeNode) -> CodeNode? {
    var next: CodeNode? = node
    while let link = next {
      switch link.kind {
      case .call:
        if let path = link.firstChild?.path, path.last == "installedGraph",
          path.count == 1 || path == ["HandwireInjected", "installedGraph"]
        {
          return link
        }
        next = link.firstChild
      case .member, .optionalChain, .forced: next = link.firstChild
      default: return nil
      }
    }
    return nil
  }

  /// Its blueprint is looked at: the class itself is generated, and not read.
  private func isGraphByType(_ base: CodeNode, _ body: BodyFact) -> Bool {
    guard let name = here.file.type(of: base).lastName, name.hasSuffix("Graph") else { return false }
    let blueprint = TypeExpression.named(
      NamedType(components: [.init(name: name.dropLast("Graph".count) + "Blueprint")]))
    guard case .nominal(let identifier, _) = here.resolve(blueprint, in: body) else { return false }
    return here.file.code.program.declarations(of: identifier).contains { declaration in
      declaration.fact.members.aliases.contains { $0.header.name == "Lookup" && $0.type.description == "ByType" }
    }
  }
}
