@MainActor
public func demonstrate() async {
  print(AppGraph().root.player.name)
}
