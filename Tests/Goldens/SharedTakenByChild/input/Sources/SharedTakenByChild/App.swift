import Handwire

final class Player {
  nonisolated(unsafe) static var count = 0
  let number: Int

  init() {
    Player.count += 1
    number = Player.count
  }
}

final class Screen {
  let player: Player
  init(player: Player) { self.player = player }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Shared var player: Player

  @Child var session: SessionGraph?
}

@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given var user: String

  func makeScreen() -> Screen { built() }
}
