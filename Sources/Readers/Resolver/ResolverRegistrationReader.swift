import HandwireFacts

/// `register { RemoteAPI() as API }.scope(.application).implements(Sync.self)`
struct ResolverRegistrationReader: RegistrationReading {
  let here: ReadingSurroundings

  func registration(at node: CodeNode, in body: BodyFact, site: CodeSite) -> Registration? {
    guard here.libraries.contains(.resolver), let callee = node.firstChild, callee.text == "register",
      callee.kind == .name || callee.kind == .member,
      let factory = node.arguments.last(where: { $0.kind == .closure })
    else { return nil }
    let written = node.arguments.first { $0.kind == .metatype }?.type
    let chain = CallChain(after: node)
    let forwarded = chain.links.filter { $0.name == "implements" }.flatMap(\.arguments)
    return Registration(
      library: .resolver,
      key: ContainerKey(
        written: written, type: written.map { here.resolve($0, in: body) } ?? made(by: factory),
        name: SwinjectCall.name(of: node.arguments)),
      forwarded: forwarded.compactMap { argument in
        guard argument.kind == .metatype, let type = argument.type else { return nil }
        return ContainerKey(
          written: type, type: here.resolve(type, in: body), name: SwinjectCall.name(of: forwarded))
      },
      scope: chain.arguments(of: "scope")?.first?.spelling, factory: factory,
      completion: chain.arguments(of: "resolveProperties")?.first, node: node, site: site)
  }

  /// The type of a closure's only expression.
  private func made(by closure: CodeNode) -> ResolvedType {
    let statements = closure.children.filter { $0.kind != .parameter && $0.kind != .capture }
    guard statements.count == 1, let only = statements.first else {
      return .unknown("the closure has several statements")
    }
    return here.file.type(of: only.kind == .exit ? only.firstChild ?? only : only)
  }
}
