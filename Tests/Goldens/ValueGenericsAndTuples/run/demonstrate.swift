@MainActor
public func demonstrate() async {
  let graph = AppGraph(elements: [1], range: (1, 2), kind: Mixer.self, inner: { a in { b in a + b } })
  print(graph.mixer.ring.elements, graph.mixer.range, graph.mixer.inner?(1)(2) ?? 0)
}
