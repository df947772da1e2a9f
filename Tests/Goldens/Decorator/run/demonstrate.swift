@MainActor
public func demonstrate() async {
  let app = AppGraph()
  print(app.startSession(token: "t1").trips.api.name)
}
