@MainActor
public func demonstrate() async {
  let app = AppGraph()
  print(app.pushHandler.inbox()?.user ?? "nobody")
  app.startSession(user: "Ada")
  print(app.pushHandler.inbox()?.user ?? "nobody")
  app.endSession()
  print(app.pushHandler.inbox()?.user ?? "nobody")
}
