#if os(Windows)
  final class SystemPlayer: Player {
    let name: String
    init() { name = "Windows" }
  }
#endif
