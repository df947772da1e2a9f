import HandwireFacts

/// `Container.shared.api.register { MockAPI() }`, and the same for a context: `.onTest { … }`.
struct FactoryOverrideReader: RegistrationReading {
  let here: ReadingSurroundings

  func registration(at node: CodeNode, in body: BodyFact, site: CodeSite) -> Registration? {
    guard here.libraries.contains(.factory), let callee = node.firstChild, callee.kind == .member,
      Self.overriding.contains(callee.text), let factory = callee.firstChild,
      factory.kind == .member || factory.kind == .name, here.shapes.factoryNames.contains(factory.text),
      let closure = node.arguments.first(where: { $0.kind == .closure })
    else { return nil }
    let container = factory.kind == .member ? factory.firstChild.map { FactoryShape.container($0, here.file) } : nil
    return Registration(
      library: .factory,
      key: ContainerKey(
        type: FactoryShape.provided(by: here.file.type(of: factory)) ?? .unknown("its factory is not known"),
        member: factory.text, container: container),
      factory: closure, isOverride: true, node: node, site: site)
  }

  private static let overriding: Set<String> = [
    "onArg", "onArgs", "onDebug", "onDevice", "onPreview", "onSimulator", "onTest", "register",
  ]
}
