import HandwireFacts
import HandwireGraph

/// Finds what cannot be spelled out in place, or had better not be: makers that reach themselves through a closure,
/// closures nested too deep, and large expressions that stand in several places. A local function makes these.
struct ExpansionAnalysis {
  private static let deepestClosure = 3
  private static let largestRepeated = 24

  private(set) var functions: Set<ExpansionNode> = []

  private struct Edge {
    var target: Int
    var isClosure: Bool
  }

  private let view: ScopeView
  private var nodes: [ExpansionNode] = []
  private var indices: [ExpansionNode: Int] = [:]
  private var edges: [[Edge]] = []
  private var incoming: [Int] = []

  init(view: ScopeView, children: [ScopeIdentifier: ChildInterface]) {
    self.view = view
    collect(children)
    guard !nodes.isEmpty else { return }
    let components = Components(needs: edges.map { $0.map(\.target) })
    cutCycles(components)
    cutDepthAndSize(components)
    functions = functions.filter { !dependsOnArguments.contains($0) }
  }

  private mutating func index(of node: ExpansionNode) -> Int {
    if let known = indices[node] { return known }
    indices[node] = nodes.count
    nodes.append(node)
    edges.append([])
    incoming.append(0)
    return nodes.count - 1
  }

  private mutating func collect(_ children: [ScopeIdentifier: ChildInterface]) {
    var roots: [Source] = []
    for binding in view.scope.bindings where !binding.isOmitted {
      switch binding.provision {
      case .owned(let creation, _), .shared(let creation, _): roots += creation.dependencies.map(\.source)
      case .built, .provided, .inPlace: _ = index(of: .binding(binding.identifier))
      case .given, .member: break
      }
    }
    for invocation in view.scope.connections + view.scope.ends {
      roots += invocation.creation.dependencies.map(\.source)
    }
    for slot in view.scope.presentSlots { roots += inherited(by: view.scope.slots[slot].child, children) }
    for maker in view.scope.presentMakers.map({ view.scope.makers[$0] }) { _ = index(of: .maker(maker.identifier)) }
    for root in roots { for target in targets(of: root) { incoming[index(of: target.node)] += 1 } }
    var next = 0
    while next < nodes.count {
      let node = nodes[next]
      var sources: [Source] = []
      if let creation = ConstructionEffects.creation(of: node, view.graph) {
        sources = creation.dependencies.map(\.source)
      } else if case .maker(let maker) = node, case .scope(let child, let givens) = view.graph[maker].product {
        sources = givens + inherited(by: child, children)
      }
      for source in sources {
        for target in targets(of: source) {
          let index = index(of: target.node)
          edges[next].append(Edge(target: index, isClosure: target.isClosure))
          incoming[index] += 1
        }
      }
      next += 1
    }
  }

  private func inherited(by child: ScopeIdentifier, _ children: [ScopeIdentifier: ChildInterface]) -> [Source] {
    (children[child]?.inherited ?? []).compactMap { parameter in
      switch parameter.input {
      case .binding(let binding):
        parameter.isClosure
          ? .closure(.init(function: parameter.function, parameters: [], target: .binding(binding))) : .binding(binding)
      case .maker(let maker):
        .closure(.init(function: parameter.function, parameters: [], target: .maker(maker, arguments: [])))
      case .child: nil
      }
    }
  }

  private func targets(of source: Source) -> [(node: ExpansionNode, isClosure: Bool)] {
    switch source {
    case .binding(let binding): return expanded(binding).map { [(.binding($0), false)] } ?? []
    case .list(let elements), .variadic(let elements): return elements.flatMap { targets(of: $0) }
    case .closure(let closure):
      switch closure.target {
      case .binding(let binding): return expanded(binding).map { [(.binding($0), true)] } ?? []
      case .maker(let maker, _): return view.ownMaker(maker).map { [(.maker($0.identifier), true)] } ?? []
      case .child: return []
      }
    case .assisted, .omitted, .missing, .text: return []
    }
  }

  /// The binding itself where its making is spelled out at each receiver.
  private func expanded(_ binding: BindingIdentifier) -> BindingIdentifier? {
    let seen = view.ownIndex(of: binding).map(view.own) ?? binding
    switch view.graph[seen].provision {
    case .inPlace: return seen
    case .built, .provided: return view.ownIndex(of: binding) == nil ? nil : seen
    case .given, .member, .owned, .shared: return nil
    }
  }

  private mutating func cutCycles(_ components: Components) {
    for index in nodes.indices {
      for edge in edges[index] where components.groupOfNode[edge.target] == components.groupOfNode[index] {
        if edge.isClosure { functions.insert(nodes[edge.target]) }
      }
    }
  }

  private mutating func cutDepthAndSize(_ components: Components) {
    var sizes = Array(repeating: 1, count: nodes.count)
    var depths = Array(repeating: 0, count: nodes.count)
    for index in components.groups.flatMap({ $0 }) {
      var size = 1
      var depth = 0
      for edge in edges[index] {
        let isFunction = functions.contains(nodes[edge.target])
        size = min(size + (isFunction ? 1 : sizes[edge.target]), 1_000_000)
        depth = max(depth, (isFunction ? 0 : depths[edge.target]) + (edge.isClosure ? 1 : 0))
      }
      sizes[index] = size
      depths[index] = depth
      if depth >= Self.deepestClosure || (size > Self.largestRepeated && incoming[index] > 1) {
        functions.insert(nodes[index])
      }
    }
  }

  /// Structs in place that take arguments of the maker or closure around them cannot be made apart from it.
  private var dependsOnArguments: Set<ExpansionNode> {
    var result: Set<ExpansionNode> = []
    for (index, node) in nodes.enumerated() {
      guard case .binding = node, let creation = ConstructionEffects.creation(of: node, view.graph) else { continue }
      if creation.dependencies.contains(where: { $0.source.takesArguments }) { result.insert(nodes[index]) }
    }
    guard !result.isEmpty else { return [] }
    var receivers: [Int: [Int]] = [:]
    for index in nodes.indices { for edge in edges[index] { receivers[edge.target, default: []].append(index) } }
    var pending = result.compactMap { indices[$0] }
    while let next = pending.popLast() {
      for receiver in receivers[next] ?? [] {
        guard case .binding = nodes[receiver] else { continue }
        if result.insert(nodes[receiver]).inserted { pending.append(receiver) }
      }
    }
    return result
  }
}

extension Source {
  /// Whether it is, or holds, an argument of the call around it.
  fileprivate var takesArguments: Bool {
    switch self {
    case .assisted: true
    case .list(let elements), .variadic(let elements): elements.contains { $0.takesArguments }
    case .binding, .closure, .omitted, .missing, .text: false
    }
  }
}
