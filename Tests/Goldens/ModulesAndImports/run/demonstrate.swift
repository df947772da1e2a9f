@MainActor
public func demonstrate() async {
  print(AppGraph().makeTripDetail(tripID: 9).trip.id)
}
