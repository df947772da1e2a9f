/// A member, or two lists of them of which one is compiled.
indirect enum Chunk<Item: Hashable & Sendable>: Hashable, Sendable {
  case item(Item)
  case conditional(String, then: [Chunk], otherwise: [Chunk])

  /// An item changed, anything else as it is.
  func mapped(_ change: (Item) -> Item) -> Chunk {
    if case .item(let item) = self { .item(change(item)) } else { self }
  }

  /// Every item, whichever branch it stands in.
  var items: [Item] {
    switch self {
    case .item(let item): [item]
    case .conditional(_, let then, let otherwise): (then + otherwise).flatMap(\.items)
    }
  }
}
