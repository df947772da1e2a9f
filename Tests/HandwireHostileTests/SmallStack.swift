import Foundation

/// The result of work on a thread with a stack of two megabytes.
///
/// What recurses as deep as a source file wants to overflows it.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) throws -> Result {
  let box = Box<Result>()
  let finished = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.result = Swift.Result { try work() }
    finished.signal()
  }
  thread.stackSize = 2 << 20
  thread.start()
  finished.wait()
  guard let result = box.result else { throw CancellationError() }
  return try result.get()
}

/// Written on one thread, read on another after it has ended.
private final class Box<Value: Sendable>: @unchecked Sendable {
  var result: Swift.Result<Value, any Error>?
}
