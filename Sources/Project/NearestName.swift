/// Finds what somebody meant who mistyped a name.
public enum NearestName {
  /// The candidate with the fewest changes (swapped neighbours are one), if few enough to be a slip; the first in order
  /// among equals.
  public static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let written = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in candidates.sorted() {
      let distance = distance(written, Array(candidate.lowercased()))
      if distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(2, written.count / 3) else {
      return candidates.sorted().first { name.count > 2 && $0.lowercased().hasPrefix(name.lowercased()) }
    }
    return best.distance < max(written.count, best.name.count) ? best.name : nil
  }

  /// How many changes lead from one to the other, swapped neighbours being one; `Int.max` where a name is too long to ask.
  public static func distance(_ left: [Character], _ right: [Character]) -> Int {
    if left.count > 64 || right.count > 64 { return left == right ? 0 : Int.max }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
        var smallest = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          smallest = min(smallest, beforePrevious[column - 1] + 1)
        }
        current.append(smallest)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
