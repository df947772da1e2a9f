@MainActor
public func demonstrate() async {
  let graph = AppGraph(currency: "EUR")
  print(graph.makePayments() !== graph.payments)
}
