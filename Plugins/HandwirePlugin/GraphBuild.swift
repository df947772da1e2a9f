import Foundation
import PackagePlugin

/// The build commands of one module: all its graph classes into one file, run again when any input changed.
struct GraphBuild {
  let tool: URL
  let workFolder: URL
  let moduleName: String
  let modules: ModuleList

  /// - Parameter withDoubles: also the chosen doubles of all that the module can import, into another file.
  func commands(withDoubles: Bool) throws -> [Command] {
    let list = workFolder.appending(path: "\(moduleName).modules.json")
    try modules.write(to: list)
    let inputs = modules.modules.flatMap(\.files).map { URL(filePath: $0) } + settings + [list]
    func command(_ name: String, _ title: String, output: URL) -> Command {
      .buildCommand(
        displayName: "\(title) \(moduleName)", executable: tool,
        arguments: [
          name, "--modules", list.path(percentEncoded: false), "--module", moduleName,
          "--output-file", output.path(percentEncoded: false), "--format", "xcode",
        ],
        inputFiles: inputs, outputFiles: [output])
    }
    var commands = [
      command(
        "generate", "Proving the object graphs of", output: GraphFile.url(module: moduleName, in: workFolder))
    ]
    if withDoubles {
      commands.append(
        command("doubles", "Writing the doubles for", output: GraphFile.doubles(module: moduleName, in: workFolder)))
    }
    return commands
  }

  /// Files beside the sources that the result depends on.
  private var settings: [URL] {
    let manifests = Set(modules.modules.compactMap(\.manifest)).sorted().map { URL(filePath: $0) }
    let configuration = URL(filePath: modules.root).appending(path: ".handwire.json")
    return
      (manifests.map { $0.pathExtension == "xcodeproj" ? $0.appending(path: "project.pbxproj") : $0 } + [configuration])
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}
