@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  graph.player.play("Blue")
  print(graph.history.titles)
}
