@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print(graph.library.player() === graph.player, graph.player.library === graph.library)
}
