import Foundation
import PackagePlugin

/// Runs the tool in the package's folder, with its output and exit status passed on.
struct ToolRun {
  let tool: URL
  let folder: URL

  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw ToolEnded.crashed(process.terminationStatus) }
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}

enum ToolEnded: Error, CustomStringConvertible {
  case crashed(Int32)

  var description: String {
    switch self {
    case .crashed(let signal): "handwire was ended by signal \(signal)"
    }
  }
}
