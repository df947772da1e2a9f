#if os(Linux)
  final class SystemPlayer: Player {
    let name = "Linux"
    init() {}
  }
#endif
