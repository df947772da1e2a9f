#if canImport(AVFoundation)
  import AVFoundation

  final class SystemPlayer: Player {
    let name = "Apple"
    init() {}
  }
#endif
