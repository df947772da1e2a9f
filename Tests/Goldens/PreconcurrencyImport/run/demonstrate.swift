@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  graph.center.delegate.changed()
  print(graph.screen.changes, await graph.sync.rows())
}
