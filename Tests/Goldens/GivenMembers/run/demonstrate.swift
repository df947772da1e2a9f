@MainActor
public func demonstrate() async {
  let trips = Trips()
  let graph = BookingGraph(dependencies: BookingDependencies(trips: trips, payments: CardPayments()))
  print(graph.model.trips === trips, graph.makeAnother().trips === trips)
}
