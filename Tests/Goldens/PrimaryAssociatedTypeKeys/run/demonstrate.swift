@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print(graph.screen.users.items, graph.screen.teams.items, graph.count.count, graph.names.names)
}
