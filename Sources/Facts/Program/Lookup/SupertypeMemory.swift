import Foundation

/// The names of what types inherit; remembered, because every rule asks for every type.
///
/// Which names are inherited depends on no type argument.
final class SupertypeMemory: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [TypeIdentifier: Set<TypeIdentifier>] = [:]
  private var steps: [TypeIdentifier: [Step]] = [:]

  private struct Step {
    var name: TypeIdentifier
    var type: ResolvedType
  }

  /// Its own name included.
  func names(of type: ResolvedType, _ tables: ProgramTables) -> Set<TypeIdentifier> {
    guard let own = ProgramTables.key(of: type) else { return [] }
    if let found = lock.withLock({ known[own] }) { return found }
    let reached = ReachedTypes(tables: tables)
    var names: Set<TypeIdentifier> = [own]
    var level = [Step(name: own, type: type)]
    var depth = 0
    while !level.isEmpty, depth < ReachedTypes.deepest, names.count < ReachedTypes.largest {
      depth += 1
      level = level.flatMap { steps(from: $0, reached) }.filter { names.insert($0.name).inserted }
    }
    lock.withLock { known[own] = names }
    return names
  }

  private func steps(from start: Step, _ reached: ReachedTypes) -> [Step] {
    if let found = lock.withLock({ steps[start.name] }) { return found }
    let found = reached.steps(from: start.type).compactMap { step in
      ProgramTables.key(of: step.type).map { Step(name: $0, type: step.type) }
    }
    lock.withLock { steps[start.name] = found }
    return found
  }
}
