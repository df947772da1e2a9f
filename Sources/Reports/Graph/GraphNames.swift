import HandwireFacts
import HandwireGraph

/// Every name by which something in an object graph can be asked for.
struct GraphNames {
  private var nodes: [String: [GraphNode]] = [:]
  /// Names that a person would type, for suggestions.
  private var shown: Set<String> = []

  init(graph: ObjectGraph, program: Program) {
    for scope in graph.scopes { add(scope, program) }
  }

  func nodes(named name: String) throws(GraphReportError) -> [GraphNode] {
    if let found = nodes[name] { return found }
    throw .unknownName(name, nearest: NearNames(shown).nearest(to: name))
  }

  private mutating func add(_ scope: Scope, _ program: Program) {
    let node = GraphNode.scope(scope.identifier.index)
    add(scope.name, node)
    add(scope.declaration.name, node, isShown: false)
    add("\(scope.module).\(scope.name)", node, isShown: false)
    for binding in scope.bindings where !binding.isOmitted { add(binding, in: scope, program) }
    for maker in scope.makers { add(maker, in: scope, program) }
    for (index, slot) in scope.slots.enumerated() {
      addMember(slot.name, .slot(scope: scope.identifier.index, index: index), in: scope)
    }
    for (index, connection) in scope.connections.enumerated() {
      addMember(
        connection.creation.callable.name, .connection(scope: scope.identifier.index, index: index), in: scope)
    }
    for (index, end) in scope.ends.enumerated() {
      addMember(end.creation.callable.name, .end(scope: scope.identifier.index, index: index), in: scope)
    }
  }

  private mutating func add(_ binding: Binding, in scope: Scope, _ program: Program) {
    let node = GraphNode.binding(binding.identifier)
    if !GraphWords.isUnnamed(binding) { addMember(binding.name, node, in: scope) }
    addType(binding.typeSpelling, node)
    addType(program.describe(binding.key), node)
    switch binding.provision {
    case .given, .member, .provided: break
    case .owned(let creation, _), .built(let creation), .shared(let creation, _), .inPlace(let creation):
      addType(creation.spelling, node)
    }
  }

  private mutating func add(_ maker: Maker, in scope: Scope, _ program: Program) {
    let node = GraphNode.maker(maker.identifier)
    addMember(maker.declaration.name, node, in: scope)
    add(maker.signature.signature, node, isShown: false)
    addType(maker.declaration.typeSpelling, node)
    addType(program.describe(maker.declaration.type), node)
    if case .creation(let creation) = maker.product { addType(creation.spelling, node) }
  }

  private mutating func addMember(_ name: String, _ node: GraphNode, in scope: Scope) {
    add(name, node)
    add("\(scope.name).\(name)", node, isShown: false)
  }

  /// With and without `any` and `some`.
  private mutating func addType(_ name: String, _ node: GraphNode) {
    add(name, node, isShown: false)
    for keyword in ["any ", "some "] where name.hasPrefix(keyword) { add(String(name.dropFirst(keyword.count)), node) }
    if !name.contains(" ") { add(name, node) }
  }

  private mutating func add(_ name: String, _ node: GraphNode, isShown: Bool = true) {
    guard !name.isEmpty else { return }
    if nodes[name]?.last != node { nodes[name, default: []].append(node) }
    if isShown { shown.insert(name) }
  }
}
