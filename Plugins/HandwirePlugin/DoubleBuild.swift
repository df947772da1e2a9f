import Foundation
import PackagePlugin

/// One build command: the chosen doubles of all that a module can import, into one file.
struct DoubleBuild {
  let tool: URL
  let workFolder: URL
  let moduleName: String
  let modules: ModuleList

  func command() throws -> Command {
    let list = workFolder.appending(path: "\(moduleName).modules.json")
    try modules.write(to: list)
    let output = GraphFile.doubles(module: moduleName, in: workFolder)
    return .buildCommand(
      displayName: "Writing the doubles for \(moduleName)",
      executable: tool,
      arguments: [
        "doubles", "--modules", list.path(percentEncoded: false), "--module", moduleName,
        "--output-file", output.path(percentEncoded: false), "--format", "xcode",
      ],
      inputFiles: modules.modules.flatMap(\.files).map { URL(filePath: $0) } + GraphBuild.settings(of: modules) + [
        list
      ],
      outputFiles: [output])
  }
}
