@MainActor
public func demonstrate() async {
  let graph = AppGraph(level: 12, limit: 2, theme: Stored(read: { "dark" }))
  print(graph.volume.level, graph.player.level, graph.player.theme, graph.counter.limit)
}
