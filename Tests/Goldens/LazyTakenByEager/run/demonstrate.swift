@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print("same: \(graph.index === graph.search.index)")
}
