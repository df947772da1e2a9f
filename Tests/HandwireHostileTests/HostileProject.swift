import Foundation
import HandwireDoubles
import HandwireFacts
import HandwireFindings
import HandwireGenerator
import HandwireGraph
import HandwireProject
import HandwireReaders
import HandwireReports
import HandwireRules

/// Source in memory, put through everything that Handwire does with a project.
struct HostileProject: Sendable {
  struct File: Sendable {
    var module: String
    var path: String
    var bytes: [UInt8]

    init(_ source: String, module: String, path: String? = nil) {
      self.module = module
      self.path = path ?? "Sources/\(module)/Hostile.swift"
      bytes = Array(source.utf8)
    }
  }

  /// What a person would be shown, byte for byte.
  struct Output: Hashable, Sendable {
    var audit: String
    var code: String
    var graph: String
    var generated: [String: String]
    var doubles: [String: String]
  }

  var files: [File]

  init(_ files: [File]) { self.files = files }

  func output() throws -> Output {
    let code = modules(.code)
    let declared = modules(.declarations)
    let audit = Audit(project: Project(root: AbsolutePath("/"), modules: code), configuration: Configuration()).report()
    let program = Program(modules: code)
    let wired = HandWiredReader(CodeProgram(program)).graph()
    let proven = ProvenGraph(of: declared)
    let generation = GraphGenerator().generation(of: declared)
    let doubles = Self.doubles(of: proven.program)
    let paths = PathStyle.relativeToProject
    return Output(
      audit: try JSONFindingsReport().text(of: audit.findings)
        + TextFindingsReport(paths: paths, isColoured: false).text(of: audit.findings)
        + audit.composition.map { "\($0)\n" }.joined(),
      code: try Self.formats.map { try WiredGraphReport(wired, program).text(as: $0) }.joined(),
      graph: try Self.formats.map { try GraphReport(proven.graph, proven.program).text(as: $0, from: nil, to: nil) }
        .joined() + TextFindingsReport(paths: paths, isColoured: false).text(of: generation.findings),
      generated: Dictionary(
        generation.files.map { ("\($0.module)/\($0.fileName)", $0.contents) }, uniquingKeysWith: { $0 + $1 }),
      doubles: doubles)
  }

  private static let formats: [GraphFormat] = [.text, .json, .dot]

  /// Modules in the order of their names; one whose name ends with `Tests` holds tests.
  private func modules(_ depth: FileFactsReader.Depth) -> [Module] {
    let facts = ParallelFactsReader(depth).facts(of: files.map(\.bytes))
    let read = zip(files, facts).map { (module: $0.module, file: ModuleFile(path: $0.path, facts: $1)) }
    return Dictionary(grouping: read, by: \.module).sorted { $0.key < $1.key }.map { name, files in
      Module(name: name, role: name.hasSuffix("Tests") ? .test : .library, files: files.map(\.file))
    }
  }

  /// Of every protocol that there is.
  private static func doubles(of program: Program) -> [String: String] {
    var texts: [String: String] = [:]
    let protocols = CodeProgram(program).types.filter { program.kind(of: .nominal($0, arguments: [])) == .protocol }
    for (module, types) in Dictionary(grouping: protocols, by: \.module).sorted(by: { $0.key < $1.key }) {
      let written = DoublesWriter(program: program).doubles(of: types, in: module)
      for double in written.doubles { texts["\(module)/\(double.file.fileName)"] = double.file.contents }
    }
    return texts
  }
}
