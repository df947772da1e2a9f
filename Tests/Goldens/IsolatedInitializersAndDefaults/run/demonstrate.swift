@MainActor
public func demonstrate() async {
  let graph = await AppGraph()
  print(graph.showing.title, graph.clock.start)
}
