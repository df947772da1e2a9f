@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  print("built")
  let first = graph.search
  print("same: \(first === graph.search)")
}
