@MainActor
public func demonstrate() async {
  let graph = await AppGraph(level: 4, line: 5, name: "n")
  print(graph.log.file, graph.log.line > 5, graph.log.level, graph.lineCount.line)
}
