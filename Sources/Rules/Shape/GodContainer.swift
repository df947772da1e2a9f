import HandwireFacts
import HandwireFindings

/// Finds files that know how everything is built.
struct GodContainer: AuditRule {
  let identifier = "god-container"
  let severity = Severity.note
  let finds = """
    One file that registers or builds more objects than the limit (60, or `limits` in the configuration), or composition \
    that more than half of all commits touch.
    """
  let rationale = """
    Every feature's change ends in the one file that wires everything: branches collide there, it imports all modules and
    is built after each of them, and nobody can say which part belongs to which feature. Give each feature its own part of
    the graph, beside the feature.
    """

  static let limit = 60
  /// Fewer say nothing.
  static let fewestCommits = 50

  let triggering: [RuleExample] = [RuleExample(stringLiteral: Self.example(registrations: 61, mark: "↓"))]

  let nonTriggering: [RuleExample] = [RuleExample(stringLiteral: Self.example(registrations: 9, mark: ""))]

  private static func example(registrations: Int, mark: String) -> String {
    let lines = (1...registrations).map { "    container.register(Store\($0).self) { _ in Store\($0)() }" }
    let types = (1...registrations).map { "final class Store\($0) { func load() {} }" }
    return """
      // File: Sources/App/AppAssembly.swift
      import Swinject
      final class \(mark)AppAssembly: Assembly {
        func assemble(container: Container) {
      \(lines.joined(separator: "\n"))
        }
      }
      // File: Sources/App/Stores.swift
      \(types.joined(separator: "\n"))
      """
  }

  func findings(in subject: AuditSubject) -> [Finding] {
    let limit = subject.configuration.limits[identifier] ?? Self.limit
    return subject.files.compactMap { file -> Finding? in
      guard file.holdsComposition, !file.isTest, !file.isGenerated else { return nil }
      let counts = CompositionCount(file, of: subject)
      guard counts.all > 0 else { return nil }
      let holder = Self.holder(of: file)
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let message: String
      if counts.all > limit {
        message = "\(name) \(counts.text), more than \(limit)"
      } else if let history = subject.history, let share = history.share(of: file.path), counts.all >= 5 {
        message = "\(name) builds the graph, and \(share.touching) of \(share.all) commits touch it"
      } else {
        return nil
      }
      return Finding(
        rule: identifier, severity: severity, message: message,
        place: Place(path: file.path, line: holder.position.line, column: holder.position.column),
        help: "move the part of each feature to a file of its own, beside the feature", declaration: holder.name,
        subject: name)
    }
  }

  /// The first type or extension of the file.
  private static func holder(of file: AuditFile) -> (name: String, position: Position) {
    guard let first = file.facts.enclosures.first else { return ("", Position(line: 1, column: 1)) }
    return (first.name, first.position)
  }
}
