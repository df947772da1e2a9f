@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  do {
    let first = graph.makeScreen()
    let second = graph.makeScreen()
    print("shared: \(first.player === second.player), number \(first.player.number)")
  }
  print("after both are gone: number \(graph.makeScreen().player.number)")
}
