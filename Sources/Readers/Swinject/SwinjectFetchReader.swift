import HandwireFacts

/// `resolver.resolve(API.self)`, `r ~> API.self`; also Dip's and whatever else takes a type and was not read.
struct SwinjectFetchReader: FetchReading {
  let here: ReadingSurroundings

  func sighting(at node: CodeNode, in body: BodyFact) -> FetchSighting? {
    switch node.kind {
    case .call: call(node, body)
    case .operation: operation(node, body)
    default: nil
    }
  }

  private func call(_ node: CodeNode, _ body: BodyFact) -> FetchSighting? {
    guard SwinjectCall.isResolve(node), let callee = node.firstChild, let first = node.arguments.first,
      let written = first.type, let library = library(of: callee, body)
    else { return nil }
    let type = here.resolve(written, in: body)
    let rest = node.arguments.dropFirst().filter { $0.label != "name" }
    return FetchSighting(
      library: library, manner: .call,
      key: ContainerKey(written: written, type: type, name: SwinjectCall.name(of: node.arguments)),
      kind: here.kind(ofRegistered: type), source: callee.firstChild?.spelling ?? "", arguments: Array(rest),
      subject: node.spelling)
  }

  /// Whose `resolve` it is; `nil` for one of the program's own.
  private func library(of callee: CodeNode, _ body: BodyFact) -> InjectionLibrary? {
    let given: InjectionLibrary = here.libraries.contains(.swinject) ? .swinject : .dip
    guard callee.kind == .member, let base = callee.firstChild else {
      // `resolve(X.self)` in an extension of a resolver.
      guard case .unread = here.file.reference(of: callee) else {
        if case .unknown = here.file.reference(of: callee), !here.libraries.isEmpty { return given }
        return nil
      }
      return here.libraries.isEmpty ? nil : given
    }
    let type = here.file.type(of: base)
    // Reached through another module, without an import.
    if let identifier = type.identifier, InjectionLibrary(module: identifier.module) == .swinject,
      LibraryImports.library(of: identifier.module, in: here.file.code.program) == .swinject
    {
      return .swinject
    }
    if let library = LibraryTypes.library(of: type, among: here.libraries, in: here.file.code.program) {
      return library
    }
    // A container that another module made, in one that does not import the library.
    if !here.libraries.contains(.swinject),
      LibraryTypes.library(
        of: type, among: here.allLibraries.intersection([.swinject]), in: here.file.code.program) != nil
    {
      return .swinject
    }
    switch type.unwrapped {
    case .unknown, .external, .parameter: return given
    case .nominal, .existential, .opaque:
      // A wrapper around a resolver that was not read, or a locator of the project's own.
      return here.file.reference(of: callee).members.isEmpty && here.libraries.contains(.swinject) ? .swinject : nil
    case .optional, .array, .dictionary, .tuple, .function, .metatype, .pack: return nil
    }
  }

  private func operation(_ node: CodeNode, _ body: BodyFact) -> FetchSighting? {
    guard here.libraries.contains(.swinject), node.text.split(separator: " ").contains("~>") else { return nil }
    let operands = Array(node.children)
    guard let first = operands.first else { return nil }
    var written: TypeExpression?
    var name = ContainerKey.Name.none
    var arguments: [CodeNode] = []
    if operands.count > 1 {
      let wanted = operands[1]
      if wanted.kind == .tuple {
        let parts = Array(wanted.children)
        written = parts.first?.type
        name = SwinjectCall.name(of: parts)
        arguments = parts.dropFirst().filter { $0.label != "name" }
      } else {
        written = wanted.type
      }
    }
    let type =
      written.map { here.resolve($0, in: body) } ?? here.file.expectedType(of: node) ?? .unknown("it is inferred")
    return FetchSighting(
      library: .swinject, manner: .operation, key: ContainerKey(written: written, type: type, name: name),
      kind: here.kind(ofRegistered: type), source: first.spelling, arguments: arguments, subject: node.spelling)
  }
}
