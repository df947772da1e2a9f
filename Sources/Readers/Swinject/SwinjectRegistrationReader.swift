import HandwireFacts

/// `container.register(API.self, name: "open") { r, url in … }.inObjectScope(.container)`, and SwinjectAutoregistration's
/// `autoregister(API.self, initializer: RemoteAPI.init)`.
struct SwinjectRegistrationReader: RegistrationReading {
  let here: ReadingSurroundings

  func registration(at node: CodeNode, in body: BodyFact, site: CodeSite) -> Registration? {
    guard here.libraries.contains(.swinject) || here.libraries.contains(.dip), SwinjectCall.isRegistration(node),
      let written = node.arguments.first?.type
    else { return nil }
    let given = node.arguments.dropFirst()
    guard
      let factory = given.first(where: { $0.label == "factory" || $0.label == "initializer" || $0.kind == .closure })
    else { return nil }
    let chain = CallChain(after: node)
    let forwarded = chain.links.filter { $0.name == "implements" }.flatMap(\.arguments)
    return Registration(
      library: here.libraries.contains(.swinject) ? .swinject : .dip,
      key: ContainerKey(
        written: written, type: here.resolve(written, in: body), name: SwinjectCall.name(of: node.arguments)),
      forwarded: forwarded.compactMap { argument in
        guard argument.kind == .metatype, let type = argument.type else { return nil }
        return ContainerKey(
          written: type, type: here.resolve(type, in: body), name: SwinjectCall.name(of: forwarded))
      },
      arguments: arguments(given, factory, body), scope: chain.arguments(of: "inObjectScope")?.first?.spelling,
      factory: factory, completion: chain.arguments(of: "initCompleted")?.first, node: node, site: site)
  }

  /// Parameters of the closure behind the resolver, or what `autoregister` is told.
  private func arguments(_ given: ArraySlice<CodeNode>, _ factory: CodeNode, _ body: BodyFact) -> [ResolvedType] {
    let told = given.filter {
      $0.label == "argument" || $0.label == "arguments" || ($0.label == nil && $0.kind == .metatype)
    }
    if !told.isEmpty { return told.map { $0.type.map { here.resolve($0, in: body) } ?? .unknown("it is no type") } }
    guard factory.kind == .closure else { return [] }
    return factory.children.filter { $0.kind == .parameter }.dropFirst().map { parameter in
      parameter.type.map { here.resolve($0, in: body) }
        ?? .unknown("the compiler infers the type of '\(parameter.text)'")
    }
  }
}
