extension Program {
  /// Types that a mistyped name may have meant, nearest first; at most five.
  public func nearNames(_ name: String, from context: LexicalContext) -> [TypeIdentifier] {
    TypeResolver(tables: tables).nearNames(name, from: context)
  }
}

extension TypeResolver {
  /// Types with that last name anywhere, then those that differ in case only, then by a letter or two; at most five.
  func nearNames(_ name: String, from context: LexicalContext) -> [TypeIdentifier] {
    let most = 5
    var found = Array((tables.identifiersByName[name] ?? []).filter { !$0.module.isEmpty }.prefix(most))
    if found.count == most { return found }
    let lowercased = name.lowercased()
    let letters = Array(lowercased.unicodeScalars)
    let allowed = letters.count < 5 ? 1 : 2
    var near: [(distance: Int, name: String)] = []
    for other in tables.identifiersByName.keys where other != name {
      let otherLetters = Array(other.lowercased().unicodeScalars)
      guard abs(otherLetters.count - letters.count) <= allowed else { continue }
      let distance = Self.distance(letters, otherLetters, atMost: allowed)
      if distance <= allowed { near.append((distance, other)) }
    }
    near.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    for (_, other) in near where found.count < most {
      found += (tables.identifiersByName[other] ?? []).prefix(most - found.count)
    }
    return found
  }

  /// Damerau's edit distance without transpositions across gaps; gives up beyond the limit.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int {
    var previous = Array(0...right.count)
    var beforePrevious = previous
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      if current.allSatisfy({ $0 > limit }) { return limit + 1 }
      beforePrevious = previous
      previous = current
    }
    return previous.last ?? 0
  }
}
