@MainActor
public func demonstrate() async {
  print(AppGraph().startSession(user: "Ada").trips.count)
  print(PreviewGraph().startSession(user: "Ada").trips.count)
}
