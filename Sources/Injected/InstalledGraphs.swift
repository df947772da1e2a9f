import HandwireAmbient

/// The process's graphs, one of each type.
enum InstalledGraphs {
  private static let graphs = Locked([ObjectIdentifier: any AnyObject & Sendable]())

  static func graph<Graph: AnyObject & Sendable>(_ type: Graph.Type) -> Graph? {
    graphs.withLock { $0[ObjectIdentifier(type)] } as? Graph
  }

  /// False where another graph of that type is installed.
  static func install<Graph: AnyObject & Sendable>(_ graph: Graph) -> Bool {
    graphs.withLock { graphs in
      let known = graphs[ObjectIdentifier(Graph.self)]
      if known == nil { graphs[ObjectIdentifier(Graph.self)] = graph }
      return known == nil || known === graph
    }
  }
}
