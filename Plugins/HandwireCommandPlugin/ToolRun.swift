import Foundation
import PackagePlugin

/// Runs the tool on a list of modules, with its output passed on; the package manager then fails where it fails.
struct ToolRun {
  let tool: URL
  let workFolder: URL
  let modules: ModuleList

  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments + (try moduleArguments(for: arguments))
    process.currentDirectoryURL = URL(filePath: modules.root)
    try process.run()
    process.waitUntilExit()
    switch process.terminationReason {
    case .exit where process.terminationStatus == 0: break
    case .exit: Diagnostics.error("handwire ended with exit status \(process.terminationStatus)")
    default: Diagnostics.error("handwire was ended by signal \(process.terminationStatus)")
    }
  }

  /// The commands that read a project, and no others, are told its modules.
  private func moduleArguments(for arguments: [String]) throws -> [String] {
    guard let command = arguments.first, ["audit", "doubles", "freeze", "generate", "graph"].contains(command) else {
      return []
    }
    // A list says nothing of the files of a commit, and two baselines are compared without any.
    let others = ["--help", "-h", "--modules", "--since", "--compare"]
    guard !arguments.contains(where: { word in others.contains { word == $0 || word.hasPrefix($0 + "=") } }) else {
      return []
    }
    let list = workFolder.appending(path: "modules.json")
    try existing.write(to: list)
    return ["--modules", list.path(percentEncoded: false)]
  }

  /// Without what plugins have yet to generate: nothing is built before a command.
  private var existing: ModuleList {
    ModuleList(
      root: modules.root,
      modules: modules.modules.map { module in
        DescribedModule(
          name: module.name, role: module.role, package: module.package, dependencies: module.dependencies,
          files: module.files.filter { FileManager.default.fileExists(atPath: $0) }, manifest: module.manifest,
          isDependency: module.isDependency)
      })
  }
}
