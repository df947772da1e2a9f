import Foundation
import PackagePlugin

/// One build command: all graph classes of one module into one file, run again when any input changed.
struct GraphBuild {
  let tool: URL
  let root: URL
  let workFolder: URL
  let moduleName: String
  let modules: [DescribedModule]

  private static let outputSuffix = "Graphs.swift"

  func command() throws -> Command {
    let list = workFolder.appending(path: "\(moduleName).modules.json")
    try write(ModuleList(root: root.path(percentEncoded: false), modules: modules), to: list)
    let output = workFolder.appending(path: moduleName + GraphBuild.outputSuffix)
    return .buildCommand(
      displayName: "Proving the object graphs of \(moduleName)",
      executable: tool,
      arguments: [
        "generate", "--modules", list.path(percentEncoded: false), "--module", moduleName,
        "--output-file", output.path(percentEncoded: false), "--format", "xcode",
      ],
      inputFiles: modules.flatMap(\.files).map { URL(filePath: $0) } + settings + [list],
      outputFiles: [output])
  }

  static func isOutput(_ file: URL) -> Bool {
    file.lastPathComponent.hasSuffix(outputSuffix) && file.deletingLastPathComponent().lastPathComponent == "HandwirePlugin"
  }

  private var settings: [URL] {
    ["Package.swift", ".handwire.json"].map { root.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  /// Leaves a file that already says this as it is, so that nothing is run again for its date.
  private func write(_ list: ModuleList, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(list)
    if let earlier = try? Data(contentsOf: file), earlier == data { return }
    try data.write(to: file, options: .atomic)
  }
}
