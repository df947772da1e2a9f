@MainActor
public func demonstrate() async {
  print(AppGraph().clock.log.name)
}
