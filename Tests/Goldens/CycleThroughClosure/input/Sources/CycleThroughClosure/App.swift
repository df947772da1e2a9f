import Handwire

final class Library {
  let player: () -> Player

  init(player: @escaping () -> Player) { self.player = player }
}

final class Player {
  let library: Library

  init(library: Library) { self.library = library }
}

/// Legal: the player is asked for after both are built.
struct AppBlueprint: Blueprint {
  @Owned var library: Library
  @Owned var player: Player
}
