@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print(graph.a.b().a === graph.a, graph.makeB() !== graph.a.b())
}
