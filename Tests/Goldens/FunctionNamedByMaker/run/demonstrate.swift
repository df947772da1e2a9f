@MainActor
public func demonstrate() async {
  let player = AppGraph().makePlayer(id: 7, title: "Intro")
  print(player.title, player.tracker.id)
}
