import HandwireFacts
import HandwireFindings

/// Types of the project that conform to a protocol, and whether a blueprint could construct them.
struct ConformerSearch {
  let program: Program
  let blueprint: BlueprintDeclaration

  struct Conformer {
    var type: TypeIdentifier
    var note: FindingNote
  }

  /// Those that the blueprint can construct first, then the others; those of tests only for a blueprint of a test.
  func conformers(of type: ResolvedType) -> [Conformer] {
    guard case .existential = type else { return [] }
    let isTest = program.module(named: blueprint.identifier.module)?.role == .test
    let all = program.conformers(of: type).filter {
      isTest || program.module(named: $0.module)?.role != .test
    }
    let judged = all.map { (type: $0, obstacle: obstacle($0)) }
    return (judged.filter { $0.obstacle == nil } + judged.filter { $0.obstacle != nil }).map { type, obstacle in
      let reason = obstacle.map { ", but \($0)" } ?? ""
      return Conformer(
        type: type, note: FindingNote("\(type.dottedName) conforms to it\(reason)", at: program.place(of: type)))
    }
  }

  /// Why the blueprint cannot construct it; `nil` where it can.
  private func obstacle(_ type: TypeIdentifier) -> String? {
    if case .hidden(let reason, _, _) = program.isVisible(type, from: blueprint.context) { return "it is \(reason)" }
    let set = program.initializers(of: .nominal(type, arguments: []), seenFrom: blueprint.context)
    if set.candidates.contains(where: { $0.visibility == .visible }) { return nil }
    guard let first = set.candidates.first else {
      return set.unknown.map { "its initializers are unknown: \($0)" } ?? "it has no initializer"
    }
    if case .hidden(let reason, _, _) = first.visibility { return "its initializer is \(reason)" }
    return nil
  }
}
