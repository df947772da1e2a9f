import Handwire

protocol Player {}

struct AudioPlayer: Player {}

struct AppBlueprint: Blueprint {
  @Shared(AudioPlayer.init) var player: any Player
}
