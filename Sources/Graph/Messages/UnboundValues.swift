import HandwireFacts
import HandwireFindings

/// Structs of which the graph knows nothing, and which are made of plain values only: a `Trip`, not the dependencies of
/// a feature. They are missing as a whole, not member by member.
struct UnboundValues {
  let program: Program
  let graph: ObjectGraph
  let needs: [BindingIdentifier: MissingDependency]

  func merged(_ missing: [MissingDependency]) -> [MissingDependency] {
    let values = values(among: missing)
    guard !values.isEmpty else { return missing }
    var result: [MissingDependency] = []
    var seen: Set<BindingIdentifier> = []
    for dependency in missing {
      var outermost: BindingIdentifier?
      var next = dependency.site.binding
      while let current = next, values.contains(current), current != outermost {
        outermost = current
        next = needs[current]?.site.binding
      }
      guard let outermost, var whole = needs[outermost] else {
        result.append(dependency)
        continue
      }
      guard seen.insert(outermost).inserted else { continue }
      let names = graph[outermost].creation?.dependencies.filter { $0.source != .omitted }.map {
        "'\($0.parameter.name)'"
      }
      whole.obstacle = FindingNote(
        "it cannot be built in place: nothing binds its \(names?.formattedList ?? "members")",
        at: graph[outermost].place)
      whole.isValue = true
      result.append(whole)
    }
    return result
  }

  /// From the inside outwards: those that need nothing but missing values, and others of their kind.
  private func values(among missing: [MissingDependency]) -> Set<BindingIdentifier> {
    var values: Set<BindingIdentifier> = []
    var pending = missing.compactMap(\.site.binding)
    while let next = pending.popLast() {
      guard let need = needs[next], !values.contains(next), isValue(next, values) else { continue }
      values.insert(next)
      if let outer = need.site.binding { pending.append(outer) }
    }
    return values
  }

  private func isValue(_ identifier: BindingIdentifier, _ values: Set<BindingIdentifier>) -> Bool {
    guard let dependencies = graph[identifier].creation?.dependencies else { return false }
    return dependencies.contains { $0.source != .omitted }
      && dependencies.allSatisfy { dependency in
        switch dependency.source {
        case .omitted: true
        case .missing: isPlain(dependency.parameter.type)
        case .binding(let inner): values.contains(inner)
        case .assisted, .closure, .list, .variadic, .text: false
        }
      }
  }

  /// Nothing that a graph would build: no protocol, no function, no object.
  private func isPlain(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let wrapped), .array(let wrapped): isPlain(wrapped)
    case .dictionary(_, let value): isPlain(value)
    case .tuple(let elements): elements.allSatisfy { isPlain($0.type) }
    case .external: KnownValueTypes.contains(type)
    case .nominal(let identifier, _): program.declarations(of: identifier).first?.fact.kind == .enum
    case .existential, .opaque, .function, .metatype, .parameter, .pack, .unknown: false
    }
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`
  fileprivate var formattedList: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
