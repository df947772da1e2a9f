@MainActor
public func demonstrate() async {
  let app = AppGraph()
  do {
    try await app.startSession(name: "first")
    try await app.startSession(name: "second")
  } catch {
    print(error)
  }
  print(app.session?.name ?? "nobody")
  await app.endSession()
  print("ended: \(app.session == nil)")
}
