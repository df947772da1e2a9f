@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print(graph.pair.first === graph.pair.second)
  let screen = graph.screen
  print(graph.screen === screen)
}
