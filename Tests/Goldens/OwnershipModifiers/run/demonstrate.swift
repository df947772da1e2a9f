@MainActor
public func demonstrate() async {
  let graph = AppGraph(title: "Emma")
  print(graph.shelf.title, graph.vault.name)
}
