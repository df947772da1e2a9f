@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  var chosen = 0
  graph.flow.screens.suggestions { chosen = $0 }.selected(4)
  print(chosen)
}
