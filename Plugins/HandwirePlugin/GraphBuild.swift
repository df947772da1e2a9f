import Foundation
import PackagePlugin

/// One build command: all graph classes of one module into one file, run again when any input changed.
struct GraphBuild {
  let tool: URL
  let workFolder: URL
  let moduleName: String
  let modules: ModuleList

  func command() throws -> Command {
    let list = workFolder.appending(path: "\(moduleName).modules.json")
    try modules.write(to: list)
    let output = GraphFile.url(module: moduleName, in: workFolder)
    return .buildCommand(
      displayName: "Proving the object graphs of \(moduleName)",
      executable: tool,
      arguments: [
        "generate", "--modules", list.path(percentEncoded: false), "--module", moduleName,
        "--output-file", output.path(percentEncoded: false), "--format", "xcode",
      ],
      inputFiles: modules.modules.flatMap(\.files).map { URL(filePath: $0) } + GraphBuild.settings(of: modules) + [
        list
      ],
      outputFiles: [output])
  }

  /// Files beside the sources that the result depends on.
  static func settings(of modules: ModuleList) -> [URL] {
    let manifests = Set(modules.modules.compactMap(\.manifest)).sorted().map { URL(filePath: $0) }
    let configuration = URL(filePath: modules.root).appending(path: ".handwire.json")
    return
      (manifests.map { $0.pathExtension == "xcodeproj" ? $0.appending(path: "project.pbxproj") : $0 } + [configuration])
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}
