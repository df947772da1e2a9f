import HandwireFacts
import HandwireFindings

/// Finds what in one file is a container, or tells one what to hold.
struct DeclarationCollector {
  let here: ReadingSurroundings

  func declarations() -> [ContainerDeclaration] {
    var found: [ContainerDeclaration] = []
    for (index, body) in here.file.facts.bodies.enumerated() {
      for node in here.file.facts.code[body.root].all {
        guard node.kind == .call, here.libraries.contains(.swinject), let callee = node.firstChild,
          callee.kind == .name, callee.text == "Assembler" || callee.text == "Container"
        else { continue }
        found.append(made(node, callee.text, here.site(node, body, index: index)))
      }
    }
    var pending: [(TypeFact, [String])] = here.file.facts.types.reversed().map { ($0, []) }
    while let (fact, outer) = pending.popLast() {
      let path = outer + [fact.header.name]
      if let declaration = declared(fact, path) { found.append(declaration) }
      pending += fact.members.types.reversed().map { ($0, path) }
    }
    return found
  }

  /// `Assembler([TripAssembly(), APIAssembly()], container: parent)`
  private func made(_ node: CodeNode, _ name: String, _ site: CodeSite) -> ContainerDeclaration {
    let assemblies = node.arguments.filter { $0.kind == .array }.flatMap { Array($0.children) }
    let parents = node.arguments.filter { ["container", "parent", "parentAssembler"].contains($0.label ?? "") }
    return ContainerDeclaration(
      library: .swinject, kind: name == "Assembler" ? .assembler : .container, type: nil,
      parents: parents.map(\.spelling), assemblies: assemblies.map { ($0.firstChild ?? $0).spelling }, site: site)
  }

  private func declared(_ fact: TypeFact, _ path: [String]) -> ContainerDeclaration? {
    let isPrivate = path.count == 1 && (fact.header.access == .private || fact.header.access == .fileprivate)
    let identifier = TypeIdentifier(module: here.file.module, path: path, file: isPrivate ? here.file.path : nil)
    let inherited = fact.inherited.compactMap { entry -> NamedType.Component? in
      if case .named(let named) = entry.type { return named.components.last }
      return nil
    }
    let names = Set(inherited.map(\.name))
    let shapes = here.shapes
    let library: InjectionLibrary
    let kind: ContainerDeclaration.Kind
    var parents: [String] = []
    if here.libraries.contains(.swinject), names.contains(where: { $0.hasSuffix("Assembly") }), fact.kind != .protocol {
      (library, kind) = (.swinject, .assembly)
    } else if here.libraries.contains(.factory), names.contains("SharedContainer") || names.contains("ManagedContainer")
    {
      (library, kind) = (.factory, .container)
    } else if here.libraries.contains(.needle),
      let component = inherited.first(where: { Self.components.contains($0.name) })
    {
      (library, kind) = (.needle, .component)
      parents = component.arguments.map(\.description)
    } else if here.libraries.contains(.needle), fact.kind == .protocol, names.contains("Dependency") {
      (library, kind) = (.needle, .dependencyProtocol)
    } else if here.libraries.contains(.swiftDependencies),
      names.contains("DependencyKey") || names.contains("TestDependencyKey")
    {
      (library, kind) = (.swiftDependencies, .dependencyKey)
    } else if shapes.wrappers.contains(identifier) {
      (library, kind) = (.homeMade, .wrapper)
    } else if shapes.registries.contains(identifier) {
      (library, kind) = (.homeMade, .registry)
    } else if shapes.aggregates[identifier] != nil {
      (library, kind) = (.homeMade, .aggregate)
    } else if let holder = shapes.holders[identifier], shapes.roots.contains(identifier) || holder.isStaticHolder {
      (library, kind) = (.homeMade, .holder)
    } else {
      return nil
    }
    let position = fact.header.position
    return ContainerDeclaration(
      library: library, kind: kind, type: identifier, parents: parents,
      site: CodeSite(
        place: Place(path: here.file.path, line: position.line, column: position.column), module: here.file.module,
        body: nil, declaration: path.joined(separator: "."), owner: identifier, conditions: fact.header.conditions))
  }

  private static let components: Set<String> = [
    "BootstrapComponent", "Component", "NonCoreComponent", "PluginizedComponent",
  ]
}
