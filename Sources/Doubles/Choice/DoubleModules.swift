import HandwireFacts
import HandwireFindings

/// For which module the doubles of a type are written: tests of the module that declares it, if nobody says another.
public struct DoubleModules: Sendable {
  private let program: Program
  private let chosen: String?

  /// - Parameter chosen: the one module that somebody has named for all.
  public init(program: Program, chosen: String?) {
    self.program = program
    self.chosen = chosen
  }

  public func module(for identifier: TypeIdentifier) -> Result<String, DoubleModuleUnknown> {
    if let chosen { return .success(chosen) }
    let tests = program.modules.filter { $0.role == .test && $0.dependencies.contains(identifier.module) }.map(\.name)
    if let own = tests.first(where: { $0 == "\(identifier.module)Tests" }) { return .success(own) }
    if tests.count == 1 { return .success(tests[0]) }
    if program.module(named: identifier.module)?.role == .test { return .success(identifier.module) }
    return .failure(DoubleModuleUnknown(finding: finding(identifier, tests)))
  }

  private func finding(_ identifier: TypeIdentifier, _ tests: [String]) -> Finding {
    let what =
      tests.isEmpty
      ? "no test module depends on \(identifier.module)"
      : "\(tests.joined(separator: " and ")) test \(identifier.module)"
    return Finding(
      rule: "double-module-unknown", severity: .error,
      message: "the module for the double of \(identifier.dottedName) is not known: \(what)",
      place: program.declarations(of: identifier).first?.place ?? Place(path: "", line: 1, column: 1),
      help:
        "say --module NAME, or in .handwire.json: doubles: { module: \"\(tests.first ?? "\(identifier.module)Tests")\" }",
      declaration: identifier.dottedName, subject: identifier.dottedName)
  }
}

/// No module, or too many, could have the double.
public struct DoubleModuleUnknown: Error, Sendable {
  public let finding: Finding
}
