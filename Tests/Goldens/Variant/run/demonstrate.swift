@MainActor
public func demonstrate() async {
  print(AppGraph().startSession(user: "Ada").trips.api.name)
  print(PreviewGraph().startSession(user: "Ada").trips.api.name)
}
