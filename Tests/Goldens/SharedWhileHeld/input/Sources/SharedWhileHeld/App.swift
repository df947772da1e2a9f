import Handwire

protocol Player: AnyObject {
  var number: Int { get }
}

final class AudioPlayer: Player {
  nonisolated(unsafe) static var count = 0
  let number: Int

  init() {
    AudioPlayer.count += 1
    number = AudioPlayer.count
  }
}

final class Screen {
  let player: any Player

  init(player: any Player) { self.player = player }
}

struct AppBlueprint: Blueprint {
  @Shared(AudioPlayer.self) var player: any Player

  func makeScreen() -> Screen { built() }
}
