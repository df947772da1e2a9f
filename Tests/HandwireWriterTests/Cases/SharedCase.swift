import Handwire

// A shared binding lives as long as somebody else holds it, however it is reached.

@MainActor final class SharedCounter {
  var made = 0
}
protocol SharedPlaying: AnyObject {}
@MainActor final class SharedPlayer: SharedPlaying {
  init(counter: SharedCounter) { counter.made += 1 }
}
@MainActor final class SharedScreen {
  let player: any SharedPlaying
  init(player: any SharedPlaying) { self.player = player }
}
@MainActor final class SharedHome {
  let makeScreen: () -> SharedScreen
  let player: () -> any SharedPlaying
  init(makeScreen: @escaping () -> SharedScreen, player: @escaping () -> any SharedPlaying) {
    self.makeScreen = makeScreen
    self.player = player
  }
}

@MainActor
struct SharedBlueprint: Blueprint {
  @Given private var counter: SharedCounter
  @Shared(SharedPlayer.self) var player: any SharedPlaying
  @Owned var home: SharedHome

  func makeScreen() -> SharedScreen { built() }
}

@MainActor
struct SharedPlainBlueprint: Blueprint {
  @Given private var counter: SharedCounter
  @Shared(SharedPlayer.self) private var player: any SharedPlaying

  func makeScreen() -> SharedScreen { built() }
}

@MainActor func demonstrateShared() {
  let counter = SharedCounter()
  let graph = SharedGraph(counter: counter)
  print(counter.made)
  var first: SharedScreen? = graph.makeScreen()
  let second = graph.home.makeScreen()
  print(first?.player === second.player, graph.player === second.player, graph.home.player() === second.player)
  print(counter.made)
  first = nil
  let plain = SharedPlainGraph(counter: counter)
  var screen: SharedScreen? = plain.makeScreen()
  print(screen?.player === plain.makeScreen().player, counter.made)
  screen = nil
  screen = plain.makeScreen()
  print(counter.made)
}

// prints: 0
// prints: true true true
// prints: 1
// prints: true 2
// prints: 3
