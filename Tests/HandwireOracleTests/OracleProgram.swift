import Foundation
import HandwireFacts
import HandwireGenerator
import HandwireTestSupport
import HandwireWriter

/// Many projects in one program of two modules.
struct OracleProgram {
  let drives: [Drive]
  let generation: Generation
  private let folder: URL

  init(_ projects: [RandomProject], seeds: [Int]) throws {
    let sources = projects.map { ProjectSource($0) }
    drives = zip(projects, seeds).map { Drive($0, seed: $1) }
    generation = Self.generation(of: sources)
    folder = FileManager.default.temporaryDirectory.appending(path: "handwire-oracle-\(UUID().uuidString)")
    for name in ["Kit", "App", "Generated"] {
      try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    try write(ProjectSource.support, "Kit/Support.swift")
    for source in sources {
      try write(source.kit.text, source.kit.path)
      try write(source.app.text, source.app.path)
    }
    for file in generation.files { try write(file.contents, "Generated/\(file.fileName)") }
    let calls = projects.map { "    run\($0.prefix)()\n" }.joined()
    let main =
      "import OracleKit\n\n" + drives.map(\.source).joined(separator: "\n\n")
      + "\n\n@main struct Main {\n  static func main() {\n\(calls)    Log.step(\"end\")\n  }\n}\n"
    try write(main, "App/Main.swift")
  }

  static func generation(of sources: [ProjectSource]) -> Generation {
    let support = ModuleFile(path: "Kit/Support.swift", facts: FileFactsReader().facts(of: ProjectSource.support))
    let kit = sources.map { ModuleFile(path: $0.kit.path, facts: FileFactsReader().facts(of: $0.kit.text)) }
    let app = sources.map { ModuleFile(path: $0.app.path, facts: FileFactsReader().facts(of: $0.app.text)) }
    return GraphGenerator().generation(of: [
      Module(name: "OracleKit", files: [support] + kit),
      Module(name: "OracleApp", role: .executable, dependencies: ["OracleKit"], files: app),
    ])
  }

  private func write(_ text: String, _ path: String) throws {
    try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private func files(_ name: String) throws -> [String] {
    let path = folder.appending(path: name).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { path + "/" + $0 }
  }

  /// What the compiler says where it fails, else what the program prints.
  func run() async throws -> ToolRun {
    let common = ["-swift-version", "6", "-Onone", "-suppress-warnings", "-parse-as-library", "-I", folder.path]
    let kit = try await ToolRun.of(
      ["swiftc"] + common + [
        "-module-name", "OracleKit", "-emit-module", "-emit-library", "-static", "-o", folder.path + "/libOracleKit.a",
        "-emit-module-path", folder.path + "/OracleKit.swiftmodule",
      ] + files("Kit"))
    guard kit.status == 0 else { return kit }
    let library = Self.products.appending(path: "Handwire.build")
    let objects = try FileManager.default.contentsOfDirectory(atPath: library.path).filter { $0.hasSuffix(".o") }
    let app = try await ToolRun.of(
      ["swiftc"] + common + ["-I", Self.products.appending(path: "Modules").path, "-module-name", "OracleApp"]
        + files("App") + files("Generated") + objects.sorted().map { library.appending(path: $0).path }
        + [folder.path + "/libOracleKit.a", "-o", folder.path + "/program"])
    guard app.status == 0 else { return app }
    return try await ToolRun.of([folder.path + "/program"])
  }
}
