@MainActor
public func demonstrate() async {
  let flow = AppGraph().flow
  print(flow.steps.map(\.name), flow.tags)
}
