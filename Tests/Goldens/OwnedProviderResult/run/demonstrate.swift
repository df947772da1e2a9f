@MainActor
public func demonstrate() async {
  let graph = AppGraph(inMemory: true)
  print((graph.storage as? FileStorage)?.path ?? "?", graph.cache.storage === graph.storage)
}
