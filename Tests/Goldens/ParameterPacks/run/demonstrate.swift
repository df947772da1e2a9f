@MainActor
public func demonstrate() async {
  let graph = AppGraph(name: "n", last: 1)
  print(graph.all.items.1.first === graph.all.items.0, graph.named.items.0.first === graph.all.items.0)
}
