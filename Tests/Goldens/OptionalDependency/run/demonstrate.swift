@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print(graph.screen.tracker != nil, graph.screen.player != nil)
}
