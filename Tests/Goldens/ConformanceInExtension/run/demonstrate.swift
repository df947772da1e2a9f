@MainActor
public func demonstrate() async {
  print(AppGraph(box: Box(elements: [1, 2])).screen.store.count)
}
