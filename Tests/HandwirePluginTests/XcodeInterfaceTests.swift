import Foundation
import HandwireTestSupport
import Testing

struct XcodeInterfaceTests {
  private static let folder = FixturePackage.home.appending(path: "xcode", directoryHint: .isDirectory)

  @Test(arguments: ["HandwirePlugin", "HandwireCommandPlugin"])
  func `Plugins compile with Xcode's part, against a stand-in for its module`(plugin: String) async throws {
    let module = Self.folder.appending(path: plugin, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    let options = [
      "swiftc", "-swift-version", "6", "-parse-as-library", "-package-description-version", "6.2.0", "-I",
      try await Self.pluginInterface(),
    ]
    let standIn = FixturePackage.repository.appending(
      path: "Tests/HandwirePluginTests/StandIns/XcodeProjectPlugin.swift")
    let prepared = try await ToolRun.of(
      options + [
        "-emit-module", "-module-name", "XcodeProjectPlugin", standIn.path(percentEncoded: false),
        "-emit-module-path", module.appending(path: "XcodeProjectPlugin.swiftmodule").path(percentEncoded: false),
      ])
    try #require(prepared.status == 0, "\(prepared.output)")

    let sources = FixturePackage.repository.appending(path: "Plugins/\(plugin)").path(percentEncoded: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }.sorted()
    let compiled = try await ToolRun.of(
      options + ["-I", module.path(percentEncoded: false), "-typecheck", "-warnings-as-errors", "-module-name", plugin]
        + files.map { "\(sources)/\($0)" })
    #expect(compiled.status == 0, "\(compiled.output)")
  }

  /// The folder of the module PackagePlugin in the toolchain.
  private static func pluginInterface() async throws -> String {
    struct Information: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let outcome = try await ToolRun.of(["swiftc", "-print-target-info"])
    let information = try JSONDecoder().decode(Information.self, from: Data(outcome.output.utf8))
    return information.paths.runtimeResourcePath + "/pm/PluginAPI"
  }
}
