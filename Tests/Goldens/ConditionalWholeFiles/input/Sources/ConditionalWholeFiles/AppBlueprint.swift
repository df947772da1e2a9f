#if !os(WASI)
  import Handwire

  struct AppBlueprint: Blueprint {
    @Owned(SystemPlayer.self) private var player: any Player
    @Owned var root: Root
  }
#endif
