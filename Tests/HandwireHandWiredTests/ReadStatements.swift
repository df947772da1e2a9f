import HandwireFacts
import HandwireGraph

/// What a graph that was read from code says of the graph classes, in the same lines.
struct ReadStatements {
  private let graph: WiredGraph
  private let program: Program
  private let classes: Set<String>
  private let edges: [Int: [WiredEdge]]

  init(graph: WiredGraph, program: Program, classes: Set<String>) {
    self.graph = graph
    self.program = program
    self.classes = classes
    edges = Dictionary(grouping: graph.edges, by: \.receiver)
  }

  var lines: [String] {
    graph.bindings.indices.compactMap { index in
      let binding = graph.bindings[index]
      let scope = graph.scopes[binding.scope].name
      guard classes.contains(scope) else { return nil }
      let type = program.describe(binding.key)
      switch binding.lifetime {
      case .given: return isContracted(index) ? nil : "\(scope) given \(binding.name): \(type)"
      case .owned: return "\(scope) owned \(binding.name): \(type) = \(construction(of: index))"
      case .lazy: return "\(scope) lazy \(binding.name): \(type) = \(construction(of: index))"
      case .shared: return "\(scope) shared \(binding.name): \(type) = \(construction(of: index))"
      case .made:
        guard binding.function == nil else { return nil }
        let names = binding.arguments.joined(separator: ", ")
        return "\(scope) makes \(binding.name)(\(names)) = \(isScope(index) ?? construction(of: index))"
      case .slot: return "\(scope) slot \(binding.name) = \(isScope(index) ?? construction(of: index))"
      case .joined:
        let word = binding.function?.hasPrefix("init") == true ? "joins" : "ends"
        return "\(scope) \(word) \(construction(of: index))"
      case .argument, .held, .weak, .built, .local, .inPlace, .process, .resolution, .scoped, .fetched: return nil
      case .unknown(let reason): return "\(scope) unknown \(binding.name): \(reason)"
      }
    }
  }

  private func isScope(_ index: Int) -> String? {
    let implementation = graph.bindings[index].implementation
    return implementation.flatMap { classes.contains($0) ? $0 : nil }
  }

  private func construction(of index: Int, level: Int = 0) -> String {
    guard level < 7 else { return "…" }
    let binding = graph.bindings[index]
    guard let implementation = binding.implementation else {
      return (edges[index] ?? []).map { text(of: $0, level: level) }.joined(separator: " / ")
    }
    var parts: [(String, [String])] = []
    for edge in edges[index] ?? [] {
      guard edge.role == .dependency, let parameter = edge.parameter else { continue }
      if parts.last?.0 == parameter {
        parts[parts.count - 1].1.append(text(of: edge, level: level))
      } else {
        parts.append((parameter, [text(of: edge, level: level)]))
      }
    }
    let list = parts.map { "\($0.0): \($0.1.joined(separator: " & "))" }.joined(separator: ", ")
    return "\(implementation)(\(list))"
  }

  private func text(of edge: WiredEdge, level: Int) -> String {
    Set(texts(of: edge, depth: 0, level: level + 1)).sorted().joined(separator: " | ")
  }

  private func texts(of edge: WiredEdge, depth: Int, level: Int) -> [String] {
    guard level < 7 else { return ["…"] }
    let depth = depth + edge.depth
    let path = edge.path.map { "." + $0 }.joined()
    switch edge.target {
    case .assisted(let name): return [wrap("argument \(plain(name))\(path)", depth)]
    case .scope(let index): return [wrap(graph.scopes[index].name + path, depth)]
    case .outside(let text): return [wrap("outside \(text)", depth)]
    case .unknown(let reason): return ["unknown (\(reason))"]
    case .binding(let index):
      let binding = graph.bindings[index]
      switch binding.lifetime {
      case .given:
        if isContracted(index) {
          return supplies(of: index).flatMap { texts(of: $0, depth: depth, level: level + 1).map { $0 + path } }
        }
        return [wrap("\(graph.scopes[binding.scope].name).\(binding.name)\(path)", depth)]
      case .argument: return [wrap("argument \(plain(binding.name))\(path)", depth)]
      case .owned, .lazy, .shared, .slot, .held, .weak, .process, .resolution, .scoped, .unknown:
        return [wrap("\(graph.scopes[binding.scope].name).\(binding.name)\(path)", depth)]
      case .built, .made, .local, .inPlace, .joined, .fetched:
        return [wrap((isScope(index) ?? construction(of: index, level: level)) + path, depth)]
      }
    }
  }

  private func wrap(_ text: String, _ depth: Int) -> String { depth > 0 ? "{ \(text) }" : text }

  private func supplies(of index: Int) -> [WiredEdge] { (edges[index] ?? []).filter { $0.role == .value } }

  /// Handed in by whoever begins the scope from what that has itself; the caller has no say in it.
  private func isContracted(_ index: Int) -> Bool {
    let supplies = supplies(of: index)
    return !supplies.isEmpty
      && supplies.allSatisfy { edge in
        guard case .binding(let source) = edge.target else { return false }
        return graph.bindings[source].lifetime != .argument
      }
  }
}
