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
    if isKnown {
      provided = FactoryShape.provided(by: here.file.type(of: factory)) ?? declared(factory)
    }
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
      key: ContainerKey(
        type: type, member: factory.text, container: base.map { FactoryShape.container($0, here.file) }),
      kind: here.kind(ofRegistered: type), source: base?.spelling ?? "", arguments: node.arguments,
      subject: factory.spelling)
  }

  /// In an extension of a container that was not read, where `Container.shared` has no known type.
  private func declared(_ factory: CodeNode) -> ResolvedType? {
    guard let path = factory.path, path.count > 1, path[0].first?.isUppercase == true else { return nil }
    let owner = TypeIdentifier(module: "", path: [path[0]])
    let types = MemberTypes(code: here.file.code)
    return here.file.code.members(named: factory.text, of: owner).lazy
      .compactMap { FactoryShape.provided(by: types.type(of: $0)) }.first
  }

  private func keyPath(_ path: CodeNode, _ node: CodeNode, _ body: BodyFact) -> FetchSighting? {
    let key = FactoryKeyPath(here: here).key(of: path, in: body)
    return FetchSighting(
      library: .factory, manner: .call, key: key, kind: here.kind(ofRegistered: key.type), arguments: [],
      subject: node.spelling)
  }
}
