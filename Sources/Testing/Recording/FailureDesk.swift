import Foundation

#if canImport(Testing)
  import Testing
#endif

/// Where HandwireAmbient finds this library at run time, by this name, without linking it.
///
/// `LosslessStringConvertible` is how a second copy of HandwireAmbient finds it, which cannot see ``TestBridge``: its
/// protocol of that name is another one.
struct FailureDesk: TestBridge {
  static func currentTest() -> TestReporter? {
    #if canImport(Testing)
      if let test = Test.current { return IssueChannel(test: test).reporter }
    #endif
    return nil
  }

  static func reportUnknown(_ message: String) {
    let message = "In no known test: \(message)"
    #if canImport(Testing)
      Issue.record(Comment(rawValue: message))
    #endif
    if !IssueRecorder.isSwiftTestingProcess { RunVerdict.fail(message) }
  }
}

extension FailureDesk: LosslessStringConvertible {
  init(_ message: String) {
    if let test = Self.currentTest() { test.fail(message) } else { Self.reportUnknown(message) }
  }

  var description: String { "" }
}
