import Foundation
import HandwireTesting

/// Calls of a spy.
enum SpyRows {
  static func all() -> [BenchmarkRow] {
    let handWritten = HandWrittenSpy()
    let spy = Spy<Int, Int> { $0 }
    let closure: @Sendable (Int) -> Int = spy.closure()
    return [
      BenchmarkRow("spy: a lock and an array by hand") { handWritten.call(1) },
      BenchmarkRow("spy: Spy", against: "spy: a lock and an array by hand") { spy(1) },
      BenchmarkRow("spy: Spy as a closure", against: "spy: a lock and an array by hand") { closure(1) },
    ]
  }
}

/// What a person writes into a test file.
private final class HandWrittenSpy: Sendable {
  private let calls = Locked([Int]())

  @inline(never) func call(_ argument: Int) -> Int {
    calls.withLock { $0.append(argument) }
    return argument
  }
}
