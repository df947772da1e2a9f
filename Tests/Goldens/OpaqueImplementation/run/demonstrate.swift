@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print(graph.makeHome(name: "Ada").title, graph.makeEmpty().title)
}
