@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print([graph.foo.parent, graph.bar.parent, graph.baz.parent].allSatisfy { $0 === graph.parent })
}
