@MainActor
public func demonstrate() async {
  print(AppGraph().counter.count)
}
