@MainActor
public func demonstrate() async {
  let graph = AppGraph(clock: Clock(name: "wall"), retries: 3)
  for client in [graph.plain, graph.retrying, graph.patient, graph.quick] { print(client.description) }
}
