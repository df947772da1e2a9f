import Foundation
import HandwireFacts
import HandwireTestSupport
import Testing

/// All demonstrations, linked into one program and run once.
@Suite("Demonstrations")
struct DemonstrationTests {
  @Test("What is built, in which order, shared with whom and released when")
  func demonstrations() async throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "handwire-run-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let cases = GoldenCase.all.filter { $0.demonstration != nil }
    let compiled = await twoAtATime(cases) { golden in await Self.result(of: golden, scratch) }
    var objects: [String] = []
    var main = ""
    var names: [String: String] = [:]
    for (golden, result) in zip(cases, compiled) {
      let (module, paths) = try result.get()
      for path in paths {
        // One program holds them all, so that a name is taken once.
        if let other = names.updateValue(golden.name, forKey: path) {
          throw DemonstrationFailure("\(other) and \(golden.name) have a module of one name: \(path)")
        }
      }
      objects += paths
      main += "import \(module)\n"
      main = main + "print(\"== \(golden.name)\")\nawait \(module).demonstrate()\n"
    }
    let printed = try await Self.run(main, objects, scratch)
    for golden in cases {
      let file = golden.expected.appending(path: "run.txt")
      let text = printed[golden.name] ?? ""
      if GoldenCase.isRecording { try text.write(to: file, atomically: true, encoding: .utf8) }
      let recorded = try String(contentsOf: file, encoding: .utf8)
      #expect(text == recorded, "\(golden.name)")
    }
  }

  private static func result(
    of golden: GoldenCase, _ scratch: URL
  ) async -> Result<(module: String, objects: [String]), any Error> {
    do { return .success(try await compile(golden, scratch)) } catch { return .failure(error) }
  }

  /// The name of the module that demonstrates, and the object files of the case.
  private static func compile(
    _ golden: GoldenCase, _ scratch: URL
  ) async throws -> (module: String, objects: [String]) {
    var objects: [String] = []
    let modules = Compilation.ordered(try GoldenOutput(of: golden).modules)
    for module in modules {
      var arguments = try Compilation.arguments(for: module, of: golden, .swift6, scratch: scratch)
      let object = scratch.appending(path: "\(module.name).o").path
      arguments += ["-emit-module", "-emit-module-path", scratch.appending(path: "\(module.name).swiftmodule").path]
      arguments += ["-emit-object", "-o", object]
      if module == modules.last, let demonstration = golden.demonstration { arguments.append(demonstration.path) }
      let result = try await ToolRun.of(["swiftc"] + arguments)
      guard result.status == 0 else { throw DemonstrationFailure("\(golden.name): \(result.output)") }
      objects.append(object)
    }
    return (modules.last?.name ?? golden.name, objects)
  }

  private static func run(_ main: String, _ objects: [String], _ scratch: URL) async throws -> [String: String] {
    let file = scratch.appending(path: "main.swift")
    try main.write(to: file, atomically: true, encoding: .utf8)
    let library = Compilation.products.appending(path: "Handwire.build")
    let names = try FileManager.default.contentsOfDirectory(atPath: library.path).filter { $0.hasSuffix(".o") }
    let program = scratch.appending(path: "demonstrate").path
    let arguments = [
      "-swift-version", "6", "-I", scratch.path, "-I", Compilation.products.appending(path: "Modules").path,
    ]
    let linked = try await ToolRun.of(
      ["swiftc"] + arguments + [file.path] + objects + names.sorted().map { library.appending(path: $0).path } + [
        "-o", program,
      ])
    guard linked.status == 0 else { throw DemonstrationFailure(linked.output) }
    let result = try await ToolRun.of([program])
    guard result.status == 0 else { throw DemonstrationFailure("exit \(result.status): \(result.output)") }
    var sections: [String: String] = [:]
    var current = ""
    for line in result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("== ") {
        current = String(line.dropFirst(3))
      } else {
        sections[current, default: ""] += "\(line)\n"
      }
    }
    return sections
  }
}

struct DemonstrationFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
