import Foundation

/// Waits for something that should be so already, or soon: looks often at first, then every few milliseconds.
struct Patience {
  private let deadline: Date
  private static let quickLooks = 50
  private static let longestPause = 0.005

  init(seconds: Double) {
    deadline = Date(timeIntervalSinceNow: seconds)
  }

  /// False where the time has run out; the condition is looked at once in any case.
  @discardableResult
  func wait(isolation: isolated (any Actor)? = #isolation, until isSo: () -> Bool) async -> Bool {
    var looks = 0
    while !isSo() {
      if Date() >= deadline || Task.isCancelled { return isSo() }
      looks += 1
      if looks <= Self.quickLooks {
        await Task.yield()
      } else {
        try? await Task.sleep(nanoseconds: UInt64(Self.pause(after: looks) * 1e9))
      }
    }
    return true
  }

  /// Lets the main thread's other work go on meanwhile, where it is the main thread that waits.
  @discardableResult
  func waitBlocking(until isSo: () -> Bool) -> Bool {
    var looks = 0
    while !isSo() {
      if Date() >= deadline { return isSo() }
      looks += 1
      let pause = Self.pause(after: looks)
      if Thread.isMainThread {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: pause))
      } else {
        Thread.sleep(forTimeInterval: pause)
      }
    }
    return true
  }

  private static func pause(after looks: Int) -> Double {
    min(longestPause, 0.0002 * Double(looks))
  }
}
