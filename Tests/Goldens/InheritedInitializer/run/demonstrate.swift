@MainActor
public func demonstrate() async {
  print(AppGraph(name: "d").screen.base.name)
}
