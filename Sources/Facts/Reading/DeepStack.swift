import Foundation

/// Runs work on threads with stacks so large that deeply nested source cannot overflow them.
package enum DeepStack {
  /// Address space only; pages that are never touched cost no memory.
  static let size = 512 << 20

  /// Runs `work` once for each index below `count`, on as many threads as there are cores, and waits for all of them.
  package static func run(count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    guard count > 0 else { return }
    let queue = IndexQueue(count: count)
    let finished = DispatchSemaphore(value: 0)
    let threads = min(count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    for _ in 0..<threads {
      let thread = Thread {
        while let index = queue.next() { work(index) }
        finished.signal()
      }
      thread.stackSize = size
      thread.start()
    }
    for _ in 0..<threads { finished.wait() }
  }

  /// The result of `work`, computed on such a thread.
  static func value<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let slot = ResultSlot<Result>(work)
    run(count: 1) { _ in slot.fill() }
    return slot.result
  }
}

/// Holds a result between two threads, of which the second starts after the first has ended.
private final class ResultSlot<Result: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> Result
  private lazy var stored: Result = work()

  init(_ work: @escaping @Sendable () -> Result) { self.work = work }

  func fill() { _ = stored }

  var result: Result { stored }
}

/// Hands out each index once.
private final class IndexQueue: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var index = 0

  init(count: Int) { self.count = count }

  func next() -> Int? {
    lock.withLock {
      guard index < count else { return nil }
      defer { index += 1 }
      return index
    }
  }
}
