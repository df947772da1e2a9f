import HandwireGraph

/// Something that is made anew wherever it is asked for, so that its making is spelled out there.
enum ExpansionNode: Hashable, Comparable, Sendable {
  case binding(BindingIdentifier)
  case maker(MakerIdentifier)

  static func < (left: ExpansionNode, right: ExpansionNode) -> Bool {
    switch (left, right) {
    case (.binding(let left), .binding(let right)): left < right
    case (.maker(let left), .maker(let right)): left < right
    case (.binding, .maker): true
    case (.maker, .binding): false
    }
  }
}
