@MainActor
public func demonstrate() async {
  let graph = AppGraph(configuration: Configuration(host: "example.org"))
  print(graph.client.baseURL.lastPathComponent, graph.client.now().timeIntervalSince1970)
}
