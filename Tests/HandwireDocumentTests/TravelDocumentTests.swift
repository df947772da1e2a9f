import Foundation
import HandwireFacts
import HandwireGenerator
import HandwireReaders
import HandwireReports
import HandwireTestSupport
import HandwireWriter
import Testing

@Suite("Documentation/FromHandWiringAndBack.md")
struct TravelDocumentTests {
  private static let path = "Documentation/FromHandWiringAndBack.md"

  @Test("shows stages that are all the whole app, and what is generated in each")
  func stages() async throws {
    let document = try CheckedDocument(Self.path)
    let configuration = try TravelModules.text("TravelApp/Composition/AppConfiguration.swift")
    let stages = TravelStage.all(in: document, beginningWith: ["AppConfiguration.swift": configuration])
    try #require(stages.count == 5)
    #expect(stages.map(\.importsHandwire) == [false, true, true, true, false])

    var truth: [Int: String] = [:]
    let dependencies = try TravelModules.dependencies(.declarations)
    var composed: [[String: String]] = []
    var kept: [String: String] = [:]
    for stage in stages {
      let generation = GraphGenerator().generation(
        of: try dependencies + [TravelModules.app(stage.files, .declarations)])
      #expect(generation.findings == [], "\(stage.heading)")
      for index in stage.generated {
        let name = document.blocks[index].text.firstMatch(of: /[A-Z]\w+Graph\b/).map { String($0.0) } ?? ""
        let file = generation.files.first { $0.fileName == "\(name).swift" }
        truth[index] = file.map { ExampleSection.declaration(in: $0.contents) } ?? "there is no \(name)\n"
      }
      // Who leaves keeps what was generated.
      if stage.importsHandwire {
        kept = Dictionary(uniqueKeysWithValues: generation.files.map { ("Generated/\($0.fileName)", $0.contents) })
      }
      #expect(generation.files.isEmpty != stage.importsHandwire)
      composed.append(stage.files.merging(kept) { own, _ in own })
    }
    let drawn = try #require(document.blocks.firstIndex { $0.language == "text graph" })
    truth[drawn] = try Self.drawing(of: stages[0].files)
    for difference in try document.differences(from: truth) { Issue.record("\(difference)") }

    let folders = composed
    try await CompiledSources.inScratch { scratch in
      try #require(try await TravelModules.emit(to: scratch) == "")
      let problems = await twoAtATime(Array(zip(stages, folders))) { stage, files in
        do { return try await Self.problems(files, scratch, knowsHandwire: stage.importsHandwire) } catch {
          return "\(error)"
        }
      }
      for (stage, problem) in zip(stages, problems) { #expect(problem == "", "\(stage.heading)") }
    }
  }

  /// What `handwire graph --to gateway` prints.
  private static func drawing(of composition: [String: String]) throws -> String {
    let modules = try TravelModules.dependencies(.code) + [TravelModules.app(composition, .code)]
    let program = Program(modules: modules)
    let code = CodeProgram(program)
    let containers = ContainerReader(code).reading()
    let registered = RegisteredGraphReader(code, reading: containers).graph()
    let graph = HandWiredReader(code, containers: containers, registered: registered).graph()
    return try WiredGraphReport(graph, program).text(as: .text, from: nil, to: "gateway")
  }

  private static func problems(
    _ composition: [String: String], _ scratch: URL, knowsHandwire: Bool
  ) async throws -> String {
    try await CompiledSources.inScratch { folder in
      let own = try CompiledSources.write(composition.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, to: folder)
      let others = try TravelModules.appFiles().map { TravelModules.folder.appending(path: $0).path }
      let library = knowsHandwire ? ["-I", Repository.products.appending(path: "Modules").path] : []
      let run = try await ToolRun.of(
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-module-name",
          "TravelApp", "-I", scratch.path,
        ] + library + own + others)
      return run.output
    }
  }
}
