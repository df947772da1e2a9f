import HandwireFacts

/// Names for the parameters of a closure that constructs something: those of the initializer that will take them.
struct ClosureParameterNames {
  let program: Program
  let context: LexicalContext

  /// One for each type, in order; `argument1` and so on where no parameter has that type.
  func names(for types: [ResolvedType], constructing result: ResolvedType) -> [String] {
    let candidates = program.initializers(of: result, seenFrom: context).candidates
    var left = (candidates.first { $0.visibility == .visible } ?? candidates.first)?.parameters ?? []
    return types.enumerated().map { position, type in
      guard let index = left.firstIndex(where: { $0.type == type || $0.type == .optional(type) }) else {
        return "argument\(position + 1)"
      }
      return left.remove(at: index).name
    }
  }
}
