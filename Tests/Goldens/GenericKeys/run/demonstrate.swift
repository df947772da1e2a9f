@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print(type(of: graph.screen.users), type(of: graph.screen.teams))
}
