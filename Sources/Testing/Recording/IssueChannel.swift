#if canImport(Testing)
  import HandwireAmbient
  import Testing

  /// Records issues for one test, from threads and tasks that Swift Testing does not know to be the test's.
  ///
  /// A task that was started in the test stays the test's, so it does the recording.
  final class IssueChannel: Sendable {
    private enum Item: Sendable {
      case issue(String)
      case flush(CheckedContinuation<Void, Never>)
    }

    private let test: Test
    private let continuation: AsyncStream<Item>.Continuation

    /// To be called in the test, outside of its ambient values: the task would keep them alive.
    init(test: Test) {
      self.test = test
      let (items, continuation) = AsyncStream.makeStream(of: Item.self)
      self.continuation = continuation
      Task {
        for await item in items {
          switch item {
          case .issue(let message): Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
          case .flush(let flushed): flushed.resume()
          }
        }
      }
    }

    deinit {
      continuation.finish()
    }

    var reporter: TestReporter {
      TestReporter(testName: test.name) { message in self.record(message) }
    }

    private func record(_ message: String) {
      if let current = Test.current, current.id == test.id {
        Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
      } else {
        continuation.yield(.issue(message))
      }
    }

    /// Returns when all that came so far is recorded.
    func flush() async {
      await withCheckedContinuation { continuation in
        if case .enqueued = self.continuation.yield(.flush(continuation)) { return }
        continuation.resume()
      }
    }
  }
#endif
