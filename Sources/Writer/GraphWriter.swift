import HandwireFacts
import HandwireFindings
import HandwireGraph

/// The object graph → one file of Swift for each graph class.
public struct GraphWriter: Sendable {
  public let program: Program

  public init(program: Program) { self.program = program }

  /// Sorted by module, then file name; the findings say what could not be written.
  public func files(for graph: ObjectGraph) -> (files: [GeneratedFile], findings: [Finding]) {
    let planner = ConditionalPlanner(graph: graph, program: program)
    let importPlanner = ImportPlanner(graph: graph, program: program)
    let files = planner.plans.map { plan in
      let declaration = plan.declaration
      let sections = [
        [Self.header(naming: declaration.name)], ImportLayout.lines(importPlanner.imports(of: plan)),
        ClassLayout(plan: plan).lines(),
      ]
      let lines = sections.filter { !$0.isEmpty }.joined(separator: [""])
      return GeneratedFile(
        blueprintPath: declaration.place.path, module: declaration.identifier.module,
        fileName: "\(declaration.graphName).swift", contents: lines.joined(separator: "\n") + "\n")
    }
    return (files.sorted { ($0.module, $0.fileName) < ($1.module, $1.fileName) }, planner.findings.sorted())
  }

  static func header(naming source: String) -> String {
    "\(GeneratedFile.marker) from \(source). Do not edit: change the blueprint and run "
      + "`handwire generate`."
  }
}
