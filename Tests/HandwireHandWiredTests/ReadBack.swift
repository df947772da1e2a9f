import Foundation
import HandwireFacts
import HandwireFindings
import HandwireGenerator
import HandwireGraph
import HandwireReaders
import Testing

/// A graph of blueprints, what is written from it, and what the reader of plain code makes of that.
struct ReadBack {
  let proven: ObjectGraph
  let program: Program
  let read: WiredGraph
  let readProgram: Program
  /// Names of the graph classes that were written.
  let classes: Set<String>
  let contents: [String]

  /// `nil` where nothing is written.
  init?(_ modules: [Module]) {
    let result = ProvenGraph(of: modules)
    let files = GraphGenerator().generation(of: modules).files
    guard !files.isEmpty else { return nil }
    var written = modules
    for file in files {
      guard let index = written.firstIndex(where: { $0.name == file.module }) else { return nil }
      let facts = FileFactsReader(.code).facts(of: file.contents)
      let folder = file.blueprintPath.split(separator: "/").dropLast().joined(separator: "/")
      written[index].files.append(ModuleFile(path: "\(folder)/Generated/\(file.fileName)", facts: facts))
    }
    proven = result.graph
    program = result.program
    readProgram = Program(modules: written)
    read = HandWiredReader(CodeProgram(readProgram)).graph()
    classes = Set(result.graph.scopes.map(\.name))
    contents = files.map(\.contents)
  }

  /// One line for everything that generated code can say: what each class holds, how long, built of what.
  var stated: [String] { ProvenStatements(graph: proven, program: program).lines }
  var understood: [String] { ReadStatements(graph: read, program: readProgram, classes: classes).lines }

  var missing: [String] { Set(stated).subtracting(understood).sorted() }
  var surplus: [String] { Set(understood).subtracting(stated).sorted() }
}
