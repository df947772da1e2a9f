import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Records in the testing library that runs: each loses what is recorded in the other without a word.
enum IssueRecorder {
  static func record(_ message: String, at location: IssueLocation) {
    #if canImport(Testing)
      if Test.current != nil || isSwiftTestingProcess {
        Issue.record(Comment(rawValue: message), sourceLocation: location.sourceLocation)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: location.filePath, line: UInt(location.line))
    #endif
  }

  /// `swift test` starts one process for each library.
  static let isSwiftTestingProcess: Bool = {
    let arguments = ProcessInfo.processInfo.arguments
    guard let option = arguments.firstIndex(of: "--testing-library"), option + 1 < arguments.count else {
      return false
    }
    return arguments[option + 1] == "swift-testing"
  }()
}

#if canImport(Testing)
  extension IssueLocation {
    var sourceLocation: SourceLocation {
      SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
    }
  }
#endif
