@MainActor
public func demonstrate() async {
  let graph = KitGraph(configuration: Configuration())
  print(graph.startSession(user: "Ada").user)
}
