@MainActor
public func demonstrate() async {
  print(AppGraph().screen.store.count())
}
