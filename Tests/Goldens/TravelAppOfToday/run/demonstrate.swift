import TravelModel
import TravelScreens

@MainActor
public func demonstrate() async {
  let graph = AppGraph()
  let model = graph.list.open(1)
  await model.load()
  print(model.trip?.title ?? "none", graph.startStorage(path: "/tmp").label.path)
}
