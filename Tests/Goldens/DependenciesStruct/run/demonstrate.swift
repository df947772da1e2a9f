@MainActor
public func demonstrate() async {
  let graph = AppGraph(now: { 42 })
  print(graph.makeBookingFeature().dependencies.now())
}
