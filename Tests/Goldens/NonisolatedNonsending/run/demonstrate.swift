@MainActor
public func demonstrate() async {
  let graph = await AppGraph()
  print(graph.report.cache.rows, await graph.makeLine().rows, await graph.reader.load(3).number)
}
