import HandwireAmbient

/// What went wrong in one XCTest test on threads from which XCTest would charge another test with it.
final class PendingFailures: Sendable {
  private struct State {
    var messages: [String] = []
    var isClosed = false
  }

  private let state = Locked(State())

  func add(_ message: String) {
    let isTooLate = state.withLock { state in
      if !state.isClosed { state.messages.append(message) }
      return state.isClosed
    }
    if isTooLate { RunVerdict.fail(message) }
  }

  /// The test has ended, and XCTest takes no more failures of it: what comes later fails the run.
  func close() -> [String] {
    state.withLock { state in
      state.isClosed = true
      defer { state.messages = [] }
      return state.messages
    }
  }
}
