import Handwire

protocol PlayerDelegate: AnyObject {
  func played(_ title: String)
}

final class Player {
  weak var delegate: (any PlayerDelegate)?

  init() {}
  func play(_ title: String) { delegate?.played(title) }
}

final class History: PlayerDelegate {
  private(set) var titles: [String] = []

  init(player: Player) {}
  func played(_ title: String) { titles.append(title) }
}

struct AppBlueprint: Blueprint {
  @Owned var player: Player
  @Owned var history: History

  static func connect(player: Player, history: History) { player.delegate = history }
}
