@MainActor
public func demonstrate() async {
  let model = ModelGraph(count: { 3 }).model
  let canvas = await ScreensGraph(model: model).canvas
  print(await StorageDemonstration.count(), await canvas.model.count())
}

@Storage.Work
enum StorageDemonstration {
  static func count() -> Int { StorageGraph().repository.count }
}
