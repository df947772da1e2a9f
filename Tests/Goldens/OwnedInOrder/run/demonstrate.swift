@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print("one store: \(graph.screen.store === graph.store)")
  print("one database: \(graph.screen.database === graph.store.database)")
}
