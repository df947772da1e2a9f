@MainActor
public func demonstrate() async {
  let graph = AppGraph(mode: .fast, axles: 3)
  print(graph.truck.engine.mode, graph.motor.mode)
}
