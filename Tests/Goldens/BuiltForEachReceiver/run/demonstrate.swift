@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print("two formatters: \(graph.list.formatter !== graph.detail.formatter), made: \(Formatter.count)")
  _ = graph.formatter
  print("made: \(Formatter.count)")
}
