@MainActor
public func demonstrate() async {
  let app = AppGraph()
  app.startSession(name: "first")
  app.startSession(name: "second")
  app.endSession()
  app.endSession()
  print("ended: \(app.session == nil)")
}
