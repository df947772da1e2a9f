@MainActor
public func demonstrate() async {
  let app = AppGraph()
  print(app.registry.plugins.map(\.name))
  print(app.startSession(user: "Ada").registry.plugins.map(\.name))
}
