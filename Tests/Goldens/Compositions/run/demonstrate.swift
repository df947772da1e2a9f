@MainActor
public func demonstrate() async {
  let graph = AppGraph(name: "disk")
  graph.copier.from.write("new")
  print(graph.copier.to.name, graph.makeViewer(reader: graph.copier.to).storing?.text ?? "none")
}
