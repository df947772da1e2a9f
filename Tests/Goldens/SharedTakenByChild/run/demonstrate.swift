@MainActor
public func demonstrate() async {
  let session = AppGraph().startSession(user: "Ada")
  do {
    let first = session.makeScreen()
    let second = session.makeScreen()
    print(first.player === second.player)
  }
  print(session.makeScreen().player.number)
}
