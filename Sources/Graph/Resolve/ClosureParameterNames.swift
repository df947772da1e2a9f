import HandwireFacts

/// Names for the parameters of a closure that constructs something: those of the initializer that will take them, else
/// that of their type.
struct ClosureParameterNames {
  let program: Program
  let context: LexicalContext

  /// One for each type, in order, all different; `argument1` and so on where nothing says more.
  func names(for types: [ResolvedType], constructing result: ResolvedType) -> [String] {
    let candidates = program.initializers(of: result, seenFrom: context).candidates
    var left = (candidates.first { $0.visibility == .visible } ?? candidates.first)?.parameters ?? []
    let taken: [String?] = types.map { type in
      guard let index = left.firstIndex(where: { $0.type == type || $0.type == .optional(type) }) else { return nil }
      return left.remove(at: index).name
    }
    var used = Set(taken.compactMap { $0 })
    return zip(taken, types).enumerated().map { position, entry in
      if let name = entry.0 { return name }
      guard let name = name(of: entry.1), used.insert(name).inserted else { return "argument\(position + 1)" }
      return name
    }
  }

  /// `Movie` → `movie`
  private func name(of type: ResolvedType) -> String? {
    switch type {
    case .nominal(let identifier, _): identifier.name.lowercasedFirst
    case .existential(let parts) where parts.count == 1: parts.first.flatMap(name)
    case .external(let path, _) where !KnownValueTypes.contains(type): path.last?.lowercasedFirst
    case .existential, .external, .opaque, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter,
      .pack, .unknown:
      nil
    }
  }
}
