@MainActor
public func demonstrate() async {
  let graph = await AppGraph(value: 3, run: {}, load: { 4 })
  print(graph.session.value, graph.runner.load())
}
