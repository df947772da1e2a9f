import Foundation

/// Runs work on threads with stacks so large that deeply nested source cannot overflow them.
package enum DeepStack {
  /// Address space only; pages that are never touched cost no memory.
  static let size = 512 << 20

  /// The result of `work` for each index below `count`, in that order, on as many threads as there are cores.
  package static func map<Result: Sendable>(count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    guard count > 0 else { return [] }
    let queue = IndexQueue(count: count)
    let slots = ResultSlots<Result>(count: count)
    let finished = DispatchSemaphore(value: 0)
    let threads = min(count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    for _ in 0..<threads {
      let thread = Thread {
        while let index = queue.next() { slots.set(work(index), at: index) }
        finished.signal()
      }
      thread.stackSize = size
      thread.start()
    }
    for _ in 0..<threads { finished.wait() }
    return slots.results
  }

  /// The result of `work`, computed on such a thread.
  static func value<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    map(count: 1) { _ in work() }[0]
  }
}

/// One slot for each index; a lock keeps the slots of different threads apart.
private final class ResultSlots<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [Result?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  func set(_ result: Result, at index: Int) { lock.withLock { slots[index] = result } }

  /// Of all indices, once all are done.
  var results: [Result] { lock.withLock { slots.compactMap { $0 } } }
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
