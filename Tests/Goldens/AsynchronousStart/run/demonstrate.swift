@MainActor
public func demonstrate() async {
  let app = AppGraph()
  let start = Task {
    do {
      try await app.startSession(name: "Ada")
      return "started"
    } catch is CancellationError {
      return "cancelled"
    } catch {
      return "\(error)"
    }
  }
  while app.gate.count == 0 { await Task.yield() }
  app.endSession()
  app.gate.open()
  print(await start.value, app.session == nil)
}
