@MainActor
public func demonstrate() async {
  var graph: AppGraph? = AppGraph()
  weak let observed = graph
  let list = graph?.list
  graph = nil
  print("graph is gone: \(observed == nil)")
  print(list?.makeDetail(3).tripID ?? -1)
}
