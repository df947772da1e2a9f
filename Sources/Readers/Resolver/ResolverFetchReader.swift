import HandwireFacts

/// `Resolver.resolve()`, `resolver.optional(name: .api)`.
struct ResolverFetchReader: FetchReading {
  let here: ReadingSurroundings

  func sighting(at node: CodeNode, in body: BodyFact) -> FetchSighting? {
    guard here.libraries.contains(.resolver), node.kind == .call, let callee = node.firstChild,
      callee.text == "resolve" || callee.text == "optional", isResolver(callee)
    else { return nil }
    let written = node.arguments.first.flatMap { $0.label == nil && $0.kind == .metatype ? $0.type : nil }
    let type =
      written.map { here.resolve($0, in: body) } ?? here.file.expectedType(of: node)
      ?? .unknown("the compiler infers what is resolved")
    return FetchSighting(
      library: .resolver, manner: .call,
      key: ContainerKey(written: written, type: type, name: SwinjectCall.name(of: node.arguments)),
      kind: here.kind(ofRegistered: type), source: callee.firstChild?.spelling ?? "",
      arguments: node.arguments.filter { $0.label == "args" }, subject: node.spelling)
  }

  private func isResolver(_ callee: CodeNode) -> Bool {
    guard callee.kind == .member, let base = callee.firstChild else {
      return callee.kind == .name && here.file.reference(of: callee).members.isEmpty && callee.text == "resolve"
    }
    if let path = base.path, path.first == "Resolver" || path.last == "resolver" { return true }
    return LibraryTypes.library(of: here.file.type(of: base), among: here.libraries, in: here.file.code.program)
      == .resolver
  }
}
