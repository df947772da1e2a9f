@MainActor
public func demonstrate() async {
  let graph = AppGraph(make: { nil }, listen: { _ in })
  print(graph.screen.store.rows, graph.screen.delegate != nil)
}
