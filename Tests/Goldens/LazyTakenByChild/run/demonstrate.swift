@MainActor
public func demonstrate() async {
  let app = AppGraph()
  print("app")
  let first = app.startSession(user: "Ada").search.index
  let second = app.startSession(user: "Grace").search.index
  print(first === second)
}
