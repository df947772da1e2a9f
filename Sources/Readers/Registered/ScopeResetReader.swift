import HandwireFacts
import HandwireFindings

/// Finds where containers, scopes and single registrations are reset.
struct ScopeResetReader {
  let libraries: Set<InjectionLibrary>
  let factoryNames: Set<String>

  func resets(in file: FileCode) -> [ScopeReset] {
    guard !libraries.isEmpty else { return [] }
    var found: [ScopeReset] = []
    for (index, body) in file.facts.bodies.enumerated() {
      for node in file.facts.code[body.root].all where node.kind == .call {
        guard let extent = extent(of: node) else { continue }
        found.append(
          ScopeReset(
            extent: extent,
            site: CodeSite(
              place: Place(path: file.path, line: node.start.line, column: node.start.column), module: file.module,
              body: index, declaration: file.declarationName(of: body), owner: file.owner(of: body),
              conditions: body.conditions)))
      }
    }
    return found
  }

  private func extent(of call: CodeNode) -> ScopeReset.Extent? {
    guard let callee = call.firstChild, callee.kind == .member, let base = callee.firstChild else { return nil }
    switch callee.text {
    case "resetObjectScope":
      return call.arguments.first.map { .scope(Self.lastName($0)) }
    case "reset":
      if let scope = call.arguments.first(where: { $0.label == "scope" }) { return .scope(Self.lastName(scope)) }
      guard let path = base.path, let last = path.last else { return nil }
      if libraries.contains(.factory), last == "manager" || path.suffix(2) == ["Container", "shared"] {
        return .everything
      }
      if libraries.contains(.factory), factoryNames.contains(last) { return .member(last) }
      let holders: Set<String> = ["Scope", "ResolverScope", "Resolver"]
      return path.dropLast().contains(where: holders.contains) ? .scope(last) : nil
    case "removeAll":
      guard libraries.contains(.swinject), call.arguments.isEmpty, let path = base.path else { return nil }
      let last = path.last?.lowercased() ?? ""
      return last == "container" ? .everything : nil
    default: return nil
    }
  }

  private static func lastName(_ node: CodeNode) -> String {
    let spelling = node.spelling
    return spelling.split(whereSeparator: { $0 == "." || $0 == "(" || $0 == ")" }).last.map(String.init) ?? spelling
  }
}
