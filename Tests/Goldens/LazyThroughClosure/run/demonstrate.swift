@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print("built")
  let index = graph.search.index()
  print("one index: \(index === graph.index)")
}
