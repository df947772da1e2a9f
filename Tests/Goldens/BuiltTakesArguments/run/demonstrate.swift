@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  var selections = 0
  let screen = graph.makeTripScreen(trip: Trip(id: 7)) { selections += 1 }
  screen.selected()
  let model = screen.model as? LoggedTripModel
  print(screen.model.trip.id, selections, model?.base is LoadedTripModel)
  print((screen.images as? CachedImages)?.size ?? 0, screen.images as AnyObject !== screen.model.images as AnyObject)
  print((graph.makePreview(trip: Trip(id: 3)).images as? CachedImages)?.size ?? 0)
}
