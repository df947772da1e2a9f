@MainActor
public func demonstrate() async {
  let screen = AppGraph(name: "where").screen
  print(screen.locator.count, (screen.observer as? LocationObserver)?.name ?? "")
}
