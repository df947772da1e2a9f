import HandwireFacts

/// `Container.shared.api()`, `self.api()` on a container, `resolve(\Services.api)`, `Container.shared.api.resolve()`.
struct FactoryFetchReader: FetchReading {
  let here: ReadingSurroundings

  func sighting(at node: CodeNode, in body: BodyFact) -> FetchSighting? {
    guard node.kind == .call, here.libraries.contains(.factory), let callee = node.firstChild else { return nil }
    if callee.kind == .name, callee.text == "resolve", let path = node.arguments.first, path.kind == .keyPath {
      return keyPath(path, node, body)
    }
    var factory = callee
    if callee.kind == .member, callee.text == "resolve" || callee.text == "callAsFunction",
      let base = callee.firstChild
    {
      factory = base
    }
    guard factory.kind == .member || factory.kind == .name else { return nil }
    return called(factory, node)
  }

  private func called(_ factory: CodeNode, _ node: CodeNode) -> FetchSighting? {
    let isKnown = here.shapes.factoryNames.contains(factory.text)
    var provided: ResolvedType?
    if isKnown { provided = FactoryShape.provided(by: here.file.type(of: factory)) }
    if provided == nil {
      // A factory of a module that was not read.
      guard let path = factory.path, path.count == 3, path[0].hasSuffix("Container"), path[1] == "shared",
        factory.text != "manager"
      else { return nil }
      guard isKnown || here.file.reference(of: factory).members.isEmpty else { return nil }
      if ["reset", "register", "decorator", "with", "autoRegister"].contains(factory.text) { return nil }
    }
    let type = provided ?? .unknown("its factory was not read")
    let base = factory.kind == .member ? factory.firstChild : nil
    return FetchSighting(
      library: .factory, manner: .call,
      key: ContainerKey(type: type, member: factory.text, container: base.map { here.file.type(of: $0) }),
      kind: here.services.kind(of: type), source: base?.spelling ?? "", arguments: node.arguments,
      subject: factory.spelling)
  }

  private func keyPath(_ path: CodeNode, _ node: CodeNode, _ body: BodyFact) -> FetchSighting? {
    let key = FactoryKeyPath(here: here).key(of: path, in: body)
    return FetchSighting(
      library: .factory, manner: .call, key: key, kind: here.services.kind(of: key.type), arguments: [],
      subject: node.spelling)
  }
}
