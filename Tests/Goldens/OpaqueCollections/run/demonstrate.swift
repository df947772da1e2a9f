@MainActor
public func demonstrate() async {
  let graph = AppGraph(numbers: [1, 2])
  print(graph.directory.names, graph.sums.total)
}
