@MainActor
public func demonstrate() async {
  do {
    let graph = AppGraph(number: 3)
    print(graph.reader.file.number, graph.reader.size)
  }
  print("released")
}
