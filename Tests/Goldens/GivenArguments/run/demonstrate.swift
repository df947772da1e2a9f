@MainActor
public func demonstrate() async {
  let graph = AppGraph(configuration: Configuration(host: "example.org"), token: "secret")
  print(graph.client.configuration.host, graph.client.token)
}
