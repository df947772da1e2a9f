import Foundation
import HandwireFacts
import HandwireTestSupport

/// The modules of the travel example, below its composition root and with it.
struct TravelModules: Sendable {
  static let folder = Repository.file("Examples/TravelBooking/Sources")
  /// Each behind those that it imports; those of one row know nothing of each other.
  static let rows = [
    ["BookingInterface"], ["PaymentsInterface", "AssistantFeature"],
    ["BookingFeature", "PaymentsFeature"], ["Platform", "TravelServer"],
  ]

  /// The paths of a module's sources below `Sources`, sorted.
  static func sources(of module: String) throws -> [String] {
    let found =
      FileManager.default.enumerator(atPath: folder.appending(path: module).path)?
      .compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted().map { "\(module)/\($0)" }
  }

  /// What the app consists of beside its composition.
  static func appFiles() throws -> [String] {
    try sources(of: "TravelApp").filter { !$0.contains("/Composition/") }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Those that the app imports, as facts.
  static func dependencies(_ depth: FileFactsReader.Depth) throws -> [Module] {
    let reader = FileFactsReader(depth)
    let names = rows.joined()
    return try names.map { name in
      Module(
        name: name, dependencies: names.filter { $0 != name },
        files: try sources(of: name).map { ModuleFile(path: $0, facts: reader.facts(of: try text($0))) })
    }
  }

  /// The app with a composition folder of these files.
  static func app(_ composition: [String: String], _ depth: FileFactsReader.Depth) throws -> Module {
    let reader = FileFactsReader(depth)
    let others = try appFiles().map { ($0, try text($0)) }
    let own = composition.sorted { $0.key < $1.key }.map { ("TravelApp/Composition/\($0.key)", $0.value) }
    return Module(
      name: "TravelApp", role: .executable, dependencies: Array(rows.joined()),
      files: (own + others).map { ModuleFile(path: $0.0, facts: reader.facts(of: $0.1)) })
  }

  /// Interfaces alone: bodies are compiled by the example's own build.
  static func emit(to scratch: URL) async throws -> String {
    var problems = ""
    for row in rows {
      let runs = await twoAtATime(row) { module -> String in
        do {
          let files = try sources(of: module).map { folder.appending(path: $0).path }
          let run = try await ToolRun.of(
            [
              "swiftc", "-emit-module", "-emit-module-path", scratch.appending(path: "\(module).swiftmodule").path,
              "-swift-version", "6", "-parse-as-library", "-Xfrontend",
              "-experimental-skip-non-inlinable-function-bodies",
              "-module-name", module, "-I", scratch.path,
            ] + files)
          return run.status == 0 ? "" : run.output
        } catch {
          return "\(error)"
        }
      }
      problems += runs.joined()
    }
    return problems
  }
}
