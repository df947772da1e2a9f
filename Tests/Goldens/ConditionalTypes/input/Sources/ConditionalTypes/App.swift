import Handwire

protocol Log {
  var name: String { get }
}

#if DEBUG
  struct ConsoleLog: Log {
    let name = "debug"
    let level: Int
    init(level: Int) { self.level = level }
  }
#else
  struct ConsoleLog: Log {
    let name = "release"
    init() {}
  }
#endif

#if os(Linux)
  final class Clock {
    let log: any Log
    init(log: any Log) { self.log = log }
  }
#else
  final class Clock {
    let log: any Log
    init(log: any Log) { self.log = log }
  }
#endif

struct AppBlueprint: Blueprint {
  @Owned var clock: Clock

  static func log() -> any Log {
    #if DEBUG
      ConsoleLog(level: 2)
    #else
      ConsoleLog()
    #endif
  }
}
