@MainActor
public func demonstrate() async {
  let flow = AppGraph(steps: { ["a", "b"] }).flow
  print(flow.steps(), flow.fixed)
}
