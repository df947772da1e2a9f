/// What a value was made from: decides past which overrides it still holds.
enum Dependencies: Sendable {
  case keys(Set<ObjectIdentifier>)
  /// The surroundings were kept as a whole, so any of them may matter.
  case everything

  static let none = Dependencies.keys([])

  var isEmpty: Bool {
    switch self {
    case .keys(let keys): keys.isEmpty
    case .everything: false
    }
  }

  func areTouched(by overridden: [ObjectIdentifier]) -> Bool {
    switch self {
    case .keys(let keys): overridden.contains(where: keys.contains)
    case .everything: !overridden.isEmpty
    }
  }

  mutating func formUnion(_ other: Dependencies) {
    switch (self, other) {
    case (.everything, _): break
    case (_, .everything): self = .everything
    case (.keys(let mine), .keys(let theirs)): self = .keys(mine.union(theirs))
    }
  }
}
