@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print(graph.lazy.client() === graph.lazy.client())
}
