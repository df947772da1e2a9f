import Foundation
import HandwireDoubles
import HandwireFacts
import HandwireFindings
import HandwireTestSupport
import HandwireWriter

/// The stubs of all protocols in `Shapes`, in a folder of their own, as one way of compiling wants them.
struct WrittenShapes: Sendable {
  let scratch: URL
  let stubs: [WrittenDouble]
  /// Of stubs and of clients' values.
  let files: [GeneratedFile]
  private(set) var findings: [Finding]
  private let written: [String]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Shapes")
  static let sources: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
  }()

  init(settings: ModuleSettings) throws {
    let moduleFiles = try Self.sources.map { path in
      ModuleFile(path: path, facts: FileFactsReader().facts(of: try String(contentsOfFile: path, encoding: .utf8)))
    }
    let program = Program(modules: [Module(name: "Shapes", settings: settings, files: moduleFiles)])
    let protocols = program.modules.flatMap { DeclaredProtocols.all(in: $0) }
    let writer = DoublesWriter(program: program)
    (stubs, findings) = writer.doubles(of: protocols, in: "Shapes")
    let choice = DoubleChoice(in: program, configuration: .init(), modules: ["Shapes"])
    let clients = writer.clients(of: choice.clients, in: "Shapes")
    files = stubs.map(\.file) + clients.files
    findings += choice.findings + clients.findings
    scratch = FileManager.default.temporaryDirectory.appending(path: "handwire-doubles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    var written: [String] = []
    for file in files {
      let path = scratch.appending(path: file.fileName).path
      try file.contents.write(toFile: path, atomically: true, encoding: .utf8)
      written.append(path)
    }
    self.written = written
  }

  func remove() { try? FileManager.default.removeItem(at: scratch) }

  /// The folder that holds the built modules and objects of this package: where the test program lies.
  static let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

  /// Compiles shapes and stubs into a program that makes all checks.
  func compile(_ flags: [String], into program: String) async throws -> ToolRun {
    let main = scratch.appending(path: "Main.swift").path
    try mainText().write(toFile: main, atomically: true, encoding: .utf8)
    var arguments = flags + ["-warnings-as-errors", "-suppress-remarks", "-parse-as-library", "-module-name", "Shapes"]
    arguments += ["-I", Self.products.appending(path: "Modules").path] + Self.sources + written + [main]
    for library in ["HandwireAmbient.build", "HandwireTesting.build"] {
      let folder = Self.products.appending(path: library)
      let objects = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }
      arguments += objects.sorted().map { folder.appending(path: $0).path }
    }
    return try await ToolRun.of(["swiftc"] + arguments + ["-o", program])
  }

  private func mainText() throws -> String {
    var calls: [String] = []
    for path in Self.sources {
      for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
        guard let start = line.range(of: "func check") else { continue }
        let name = line[line.index(start.lowerBound, offsetBy: 5)...].prefix { $0 != "(" }
        let marks = (line.contains("throws") ? "try " : "") + (line.contains("async") ? "await " : "")
        calls.append("    \(marks)\(name)(check)\n")
      }
    }
    return """
      @main struct Main {
        static func main() async throws {
          let check = Check(path: CommandLine.arguments[1])
      \(calls.joined())    print("checked \\(check.count)")
        }
      }
      """
  }
}
