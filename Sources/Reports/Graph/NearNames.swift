/// Names like one that nothing has.
struct NearNames {
  private let names: Set<String>

  init(_ names: Set<String>) { self.names = names }

  /// At most three, nearest first.
  func nearest(to name: String) -> [String] {
    let wanted = Array(name.lowercased())
    let limit = max(2, wanted.count / 3)
    let close = names.map { (distance: Self.distance(wanted, Array($0.lowercased()), limit: limit), name: $0) }
      .filter { $0.distance <= limit || (wanted.count > 2 && $0.name.lowercased().contains(name.lowercased())) }
    return close.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// Levenshtein's, or more than `limit` where it is surely over it.
  private static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var row = Array(0...right.count)
    for (position, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = position + 1
      for column in right.indices {
        let substituted = diagonal + (right[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[right.count]
  }
}
