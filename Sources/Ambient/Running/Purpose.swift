import Foundation

/// Which of a key's values is meant.
@usableFromInline
enum Purpose: Sendable {
  case live
  case preview
  case test
  /// A test run, outside of anything that says to which test the code belongs.
  case unscopedTest

  static func ofProcess() -> Purpose {
    _ = DuplicateCopy.report
    let environment = ProcessInfo.processInfo.environment
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return .preview }
    return isTestRun(arguments: ProcessInfo.processInfo.arguments, environment: environment) ? .unscopedTest : .live
  }

  /// True for a process that `swift test` or Xcode has started to run tests; linking a testing library is not enough.
  static func isTestRun(arguments: [String], environment: [String: String]) -> Bool {
    let markers = ["XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier"]
    if markers.contains(where: { environment[$0] != nil }) { return true }
    if arguments.dropFirst().contains("--testing-library") { return true }
    guard let program = arguments.first.map({ URL(fileURLWithPath: $0).lastPathComponent }) else { return false }
    return program == "xctest" || program == "swiftpm-testing-helper" || program.hasSuffix(".xctest")
  }

  func value<Key: AmbientKey>(of key: Key.Type) -> Key.Value {
    switch self {
    case .live: key.live
    case .preview: key.preview
    case .test, .unscopedTest: key.test
    }
  }
}
