@MainActor
public func demonstrate() async {
  let graph = AppGraph(host: "localhost")
  print(graph.screen.client.text(), graph.startSession(name: "Ada").profile.name)
}
