import HandwireFacts

/// `@Injected(\.api) var api`, `@LazyInjected var api: API`, and the project's own wrappers around a locator.
struct WrapperFetchReader: FetchReading {
  let here: ReadingSurroundings

  func sighting(at node: CodeNode, in body: BodyFact) -> FetchSighting? {
    guard node.kind == .attribute else { return nil }
    if node.text == "Environment" { return environment(node, body) }
    guard let library = library(of: node, body) else { return nil }
    let key = key(of: node, body, library)
    return FetchSighting(
      library: library, manner: .wrapper, key: key, kind: here.kind(ofRegistered: key.type),
      arguments: node.arguments.filter { $0.kind != .keyPath && $0.kind != .metatype }, subject: node.spelling)
  }

  private func library(of node: CodeNode, _ body: BodyFact) -> InjectionLibrary? {
    let name = node.text
    if here.configured.none.contains(name) { return nil }
    if here.configured.wrappers.contains(name) { return .homeMade }
    let isShaped = here.shapes.wrapperNames.contains(name)
    guard isShaped || FactoryShape.wrappers.contains(name) || Self.others.contains(name) else { return nil }
    if let type = node.type, let identifier = here.resolve(type, in: body).identifier {
      if here.shapes.wrappers.contains(identifier) { return .homeMade }
      // The libraries' own wrappers, where their source was read.
      guard let library = InjectionLibrary(module: identifier.module), FactoryShape.wrappers.contains(name) else {
        return nil
      }
      return library
    }
    let hasPath = node.arguments.contains { $0.kind == .keyPath }
    if here.libraries.contains(.factory), hasPath { return .factory }
    if here.libraries.contains(.handwire), hasPath { return .handwire }
    if here.libraries.contains(.resolver), !hasPath { return .resolver }
    if here.libraries.contains(.dip) { return .dip }
    return FactoryShape.wrappers.contains(name) && (hasPath || !here.libraries.isEmpty) ? .homeMade : nil
  }

  private static let others: Set<String> = ["OptionalInjected", "WeakInjected", "Inject", "LazyInject"]

  private func key(of node: CodeNode, _ body: BodyFact, _ library: InjectionLibrary) -> ContainerKey {
    let name = SwinjectCall.name(of: node.arguments)
    if let path = node.arguments.first(where: { $0.kind == .keyPath }) {
      var key = FactoryKeyPath(here: here).key(of: path, in: body)
      key.name = name
      if key.type.isUnknown, let type = propertyType(body) { key.type = type }
      return key
    }
    let written = node.arguments.first { $0.kind == .metatype }?.type ?? here.file.property(of: body)?.type
    let type = written.map { here.resolve($0, in: body) } ?? .unknown("no type is written")
    return ContainerKey(written: written, type: type, name: name)
  }

  private func propertyType(_ body: BodyFact) -> ResolvedType? {
    here.file.property(of: body)?.type.map { here.resolve($0, in: body) }
  }

  /// `@Environment(\.container)`
  private func environment(_ node: CodeNode, _ body: BodyFact) -> FetchSighting? {
    guard let path = node.arguments.first, path.kind == .keyPath, let type = here.shapes.environmentKeys[path.text]
    else {
      return nil
    }
    return FetchSighting(
      library: .homeMade, manner: .environment, key: ContainerKey(type: type, member: path.text), kind: .object,
      subject: node.spelling)
  }
}
