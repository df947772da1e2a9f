import Foundation

/// Waits for something that should be so already, or soon: looks often at first, then every few milliseconds.
///
/// Counted is the time that was left to others, pause by pause. Where the machine is so busy that a pause takes longer
/// than it should, those who are waited for had no more time than was asked for, so the excess does not count.
struct Patience {
  private let seconds: Double
  private static let quickLooks = 50
  private static let longestPause = 0.005

  init(seconds: Double) {
    self.seconds = seconds
  }

  /// False where the time has run out; the condition is looked at once in any case.
  @discardableResult
  func wait(isolation: isolated (any Actor)? = #isolation, until isSo: () -> Bool) async -> Bool {
    var looks = 0
    var waited = 0.0
    while !isSo() {
      if waited >= seconds || Task.isCancelled { return isSo() }
      looks += 1
      if looks <= Self.quickLooks {
        await Task.yield()
      } else {
        let pause = Self.pause(after: looks)
        try? await Task.sleep(nanoseconds: UInt64(pause * 1e9))
        waited += pause
      }
    }
    return true
  }

  /// Lets the main thread's other work go on meanwhile, where it is the main thread that waits.
  @discardableResult
  func waitBlocking(until isSo: () -> Bool) -> Bool {
    var looks = 0
    var waited = 0.0
    while !isSo() {
      if waited >= seconds { return isSo() }
      looks += 1
      let pause = Self.pause(after: looks)
      if Thread.isMainThread {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: pause))
      } else {
        Thread.sleep(forTimeInterval: pause)
      }
      waited += pause
    }
    return true
  }

  private static func pause(after looks: Int) -> Double {
    min(longestPause, 0.0002 * Double(looks))
  }
}
