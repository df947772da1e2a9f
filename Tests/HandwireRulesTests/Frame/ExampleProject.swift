import HandwireFacts
import HandwireFindings
import HandwireProject

@testable import HandwireRules

/// The files of an example as a project whose modules import each other.
struct ExampleProject {
  /// Without marks; parsed by whoever asks for the project.
  let sources: [(path: String, bytes: [UInt8])]
  /// Where the marks stood; sorted.
  let marked: [Place]

  init(_ files: [(path: String, source: String)]) {
    var marked: [Place] = []
    sources = files.map { file in
      var bytes: [UInt8] = []
      var line = 1
      var column = 1
      let mark = Array(String(RuleExample.mark).utf8)
      let source = Array(file.source.utf8)
      var index = 0
      while index < source.count {
        if source[index...].starts(with: mark) {
          marked.append(Place(path: file.path, line: line, column: column))
          index += mark.count
          continue
        }
        bytes.append(source[index])
        if source[index] == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else { column += 1 }
        index += 1
      }
      return (file.path, bytes)
    }
    self.marked = marked.sorted()
  }

  init(_ example: RuleExample) { self.init(example.files) }

  static func projects(_ examples: [ExampleProject]) -> [Project] {
    let facts = ParallelFactsReader(.code).facts(of: examples.flatMap { $0.sources.map(\.bytes) })
    var next = 0
    return examples.map { example in
      var modules: [String: Module] = [:]
      for source in example.sources {
        let components = source.path.split(separator: "/").map(String.init)
        let isTest = components[0] == "Tests"
        let name = components.count > 2 && (isTest || components[0] == "Sources") ? components[1] : "App"
        modules[name, default: Module(name: name, role: isTest ? .test : .library, files: [])].files.append(
          ModuleFile(path: source.path, facts: facts[next]))
        next += 1
      }
      return Project(
        root: AbsolutePath("/project"),
        modules: modules.values.sorted { $0.name < $1.name }.map { module in
          var module = module
          module.dependencies = modules.keys.filter { $0 != module.name }.sorted()
          return module
        })
    }
  }

  /// Everything that the whole audit reports of these sources.
  static func report(
    _ source: RuleExample, configuration: Configuration = Configuration()
  ) -> AuditReport {
    let project = projects([ExampleProject(source)])[0]
    return Audit(project: project, configuration: configuration).report()
  }
}
