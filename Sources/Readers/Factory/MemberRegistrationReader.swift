import HandwireFacts

/// Registrations that are members: `var api: Factory<API> { self { RemoteAPI() }.singleton }` of Factory's containers,
/// `var api: API { shared { … } }` of Needle's components, `static var liveValue: Self` of dependency keys.
struct MemberRegistrationReader {
  let here: ReadingSurroundings

  func registration(of body: BodyFact, site: CodeSite) -> Registration? {
    guard let owner = here.file.owner(of: body) else { return nil }
    let root = here.file.facts.code[body.root]
    switch body.role {
    case .getter, .function, .initialValue: break
    case .initializer, .deinitializer, .setter, .observer, .defaultArgument, .attribute, .statement: return nil
    }
    let property = here.file.property(of: body)
    let written = property?.type ?? here.file.function(of: body)?.result
    if FactoryShape.isFactory(written), let written, here.libraries.contains(.factory) {
      return factory(written, owner, root, body, site)
    }
    guard let property else { return nil }
    if body.isStatic, Self.keyValues.contains(property.header.name), here.libraries.contains(.swiftDependencies) {
      return dependencyKey(property, owner, root, body, site)
    }
    return needle(property, owner, root, body, site)
  }

  private func factory(
    _ written: TypeExpression, _ owner: TypeIdentifier, _ root: CodeNode, _ body: BodyFact, _ site: CodeSite
  ) -> Registration {
    let type = here.resolve(written, in: body)
    var arguments: [ResolvedType] = []
    if case .named(let named) = written, named.components.last?.name == "ParameterFactory",
      let first = named.components.last?.arguments.first
    {
      arguments = [here.resolve(first, in: body)]
    }
    let calls = root.all.filter { $0.kind == .call }
    let maker = calls.last { call in
      let callee = call.firstChild
      return call.arguments.contains { $0.kind == .closure }
        && (callee?.text == "self" || callee?.text == "Factory" || callee?.text == "ParameterFactory"
          || callee?.text == "factory" || callee?.text == "makes")
    }
    let chain = maker.map { CallChain(after: $0) }
    return Registration(
      library: .factory,
      key: ContainerKey(
        type: FactoryShape.provided(by: type) ?? .unknown("what the factory gives is not known"),
        member: String(body.name.prefix { $0 != "(" }), container: .nominal(owner, arguments: [])),
      arguments: arguments, scope: chain.flatMap(scope), factory: maker?.arguments.first { $0.kind == .closure },
      isPromised: calls.contains { $0.firstChild?.text == "promised" }, node: maker ?? root, site: site)
  }

  private func scope(_ chain: CallChain) -> String? {
    for link in chain.links {
      if Self.scopes.contains(link.name) { return "." + link.name }
      if link.name == "scope" { return link.arguments.first?.spelling }
    }
    return nil
  }

  private func dependencyKey(
    _ property: PropertyFact, _ owner: TypeIdentifier, _ root: CodeNode, _ body: BodyFact, _ site: CodeSite
  ) -> Registration {
    Registration(
      library: .swiftDependencies,
      key: ContainerKey(
        written: property.type,
        type: property.type.map { here.resolve($0, in: body) } ?? .nominal(owner, arguments: []), member: owner.name),
      factory: root, isOverride: property.header.name != "liveValue", node: root, site: site)
  }

  private func needle(
    _ property: PropertyFact, _ owner: TypeIdentifier, _ root: CodeNode, _ body: BodyFact, _ site: CodeSite
  ) -> Registration? {
    guard here.libraries.contains(.needle), body.role == .getter, !body.isStatic, let written = property.type,
      LibraryTypes.library(of: .nominal(owner, arguments: []), among: [.needle], in: here.file.code.program) == .needle
    else { return nil }
    let shared = root.all.first { $0.kind == .call && $0.firstChild?.kind == .name && $0.firstChild?.text == "shared" }
    return Registration(
      library: .needle,
      key: ContainerKey(
        written: written, type: here.resolve(written, in: body), member: property.header.name,
        container: .nominal(owner, arguments: [])),
      scope: shared == nil ? nil : "shared", factory: shared?.arguments.first ?? root, node: root, site: site)
  }

  private static let keyValues: Set<String> = ["liveValue", "previewValue", "testValue"]
  private static let scopes: Set<String> = ["cached", "graph", "shared", "singleton", "unique"]
}
