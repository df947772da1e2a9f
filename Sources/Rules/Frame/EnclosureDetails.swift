import HandwireFacts

/// What the declarations behind a file's enclosures say, by enclosure.
struct EnclosureDetails: Sendable {
  struct Detail: Sendable {
    var header: DeclarationHeader
    var inherited: [TypeExpression]
    var members: MemberFacts
  }

  let facts: FileFacts
  /// `nil` where an enclosure has no declaration among the facts (a type that a broken file repeats).
  private let details: [Detail?]

  init(_ facts: FileFacts) {
    self.facts = facts
    var byPosition: [Position: Detail] = [:]
    var stack = facts.types
    for fact in facts.extensions {
      byPosition[fact.header.position] = Detail(
        header: fact.header, inherited: fact.inherited.map(\.type), members: fact.members)
      stack += fact.members.types
    }
    while let type = stack.popLast() {
      byPosition[type.header.position] = Detail(
        header: type.header, inherited: type.inherited.map(\.type), members: type.members)
      stack += type.members.types
    }
    details = facts.enclosures.map { byPosition[$0.position] }
  }

  subscript(enclosure: Int) -> Detail? { details[enclosure] }

  /// Last components of what it inherits: `Assembly` for `Swinject.Assembly`.
  func inheritedNames(of enclosure: Int) -> [String] {
    (details[enclosure]?.inherited ?? []).flatMap(Self.names(in:))
  }

  /// From the innermost enclosure outwards.
  func chain(of body: BodyFact) -> [Int] {
    var chain: [Int] = []
    var next = body.enclosure
    while let index = next {
      chain.append(index)
      next = facts.enclosures[index].parent
    }
    return chain
  }

  private static func names(in type: TypeExpression) -> [String] {
    switch type {
    case .named(let named): named.components.last.map { [$0.name] } ?? []
    case .composition(let parts): parts.flatMap(names(in:))
    case .any(let inner), .some(let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
      .suppressed(let inner):
      names(in: inner)
    case .array, .dictionary, .tuple, .function, .metatype, .packExpansion, .packElement, .other: []
    }
  }
}
