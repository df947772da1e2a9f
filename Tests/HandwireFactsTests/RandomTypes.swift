import HandwireFacts

/// Random types over the declarations in `declarations`, the same for the same seed.
struct RandomTypes: RandomNumberGenerator {
  static let declarations = """
    protocol P {}
    protocol Q {}
    protocol R<T> { associatedtype T }
    class C {}
    struct S {}
    struct G<T> { struct N<U> {} }
    enum `default` { struct `in` {} }
    struct `a b` {}
    enum E: Error { case e }
    """

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func type(depth: Int = 0) -> TypeExpression {
    switch Int.random(in: 0..<(depth > 4 ? 2 : 12), using: &self) {
    case 0: return name(["C", "S", "Int", "default", "a b"].randomElement(using: &self) ?? "S")
    case 1: return .named(NamedType(components: [.init(name: "default"), .init(name: "in")]))
    case 2: return .named(NamedType(components: [.init(name: "G", arguments: [type(depth: depth + 1)])]))
    case 3:
      return .named(
        NamedType(components: [
          .init(name: "G", arguments: [type(depth: depth + 1)]), .init(name: "N", arguments: [type(depth: depth + 1)]),
        ]))
    case 4, 5: return .optional(type(depth: depth + 1))
    case 6: return .array(type(depth: depth + 1))
    case 7:
      return .dictionary(
        key: name(["Int", "String"].randomElement(using: &self) ?? "Int"), value: type(depth: depth + 1))
    case 8: return .tuple(tuple(depth: depth))
    case 9: return .any(constraint(depth: depth))
    case 10: return .metatype(type(depth: depth + 1))
    default: return .function(function(depth: depth))
    }
  }

  private func name(_ name: String) -> TypeExpression { .named(NamedType(components: [.init(name: name)])) }

  private mutating func tuple(depth: Int) -> [TupleElement] {
    let count = [0, 2, 3].randomElement(using: &self) ?? 0
    let labels: [String?] = [nil, "a", "in", "self"]
    return (0..<count).map { index in
      let label = labels.randomElement(using: &self) ?? nil
      return TupleElement(label: label.map { "\($0)\(index == 0 ? "" : String(index))" }, type: type(depth: depth + 1))
    }
  }

  private mutating func constraint(depth: Int) -> TypeExpression {
    let simple = name(["P", "Q"].randomElement(using: &self) ?? "P")
    let constrained = TypeExpression.named(
      NamedType(components: [.init(name: "R", arguments: [type(depth: depth + 1)])]))
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return simple
    case 1: return constrained
    case 2: return .composition([simple, constrained])
    default: return .composition([name("C"), name("P"), name("Sendable")])
    }
  }

  private mutating func function(depth: Int) -> FunctionType {
    let count = Int.random(in: 0...2, using: &self)
    let error = name("E")
    return FunctionType(
      parameters: (0..<count).map { _ in type(depth: depth + 1) },
      effects: Effects(
        isAsync: Bool.random(using: &self),
        throwing: [.never, .any, .typed(error)].randomElement(using: &self) ?? .never),
      result: type(depth: depth + 1),
      attributes: [[], ["Sendable"], ["MainActor"], ["MainActor", "Sendable"]].randomElement(using: &self) ?? [])
  }
}
