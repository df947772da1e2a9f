@MainActor
public func demonstrate() async {
  print(AppGraph(steps: { ["a", "b"] }).flow.steps)
}
