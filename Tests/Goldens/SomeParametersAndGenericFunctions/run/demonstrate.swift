@MainActor
public func demonstrate() async {
  let graph = AppGraph(rows: [1])
  print(graph.client.name, graph.pair.second.rows, graph.leaf.item)
}
