@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  let detail = graph.makeTripDetail(tripID: 7)
  print(detail.tripID, detail.trips === graph.trips, detail !== graph.makeTripDetail(tripID: 7))
}
