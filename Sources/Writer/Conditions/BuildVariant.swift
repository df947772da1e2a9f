import HandwireGraph

/// One way in which a program may be built: which conditions hold.
struct BuildVariant: Hashable, Sendable {
  var values: [String: Bool] = [:]

  func holds(_ conditions: [String]) -> Bool {
    conditions.allSatisfy { written in
      let condition = BuildCondition(written)
      guard let value = values[condition.text] else { return true }
      return value != condition.isNegated
    }
  }

  /// No program is built for two systems at once.
  var isPossible: Bool {
    ["os(", "arch(", "targetEnvironment("].allSatisfy { prefix in
      values.filter { $0.value && $0.key.hasPrefix(prefix) && !$0.key.contains(" ") }.count < 2
    }
  }
}

extension ObjectGraph {
  /// The graph of that build: what is not compiled there is left out, and nothing has a condition.
  func built(as variant: BuildVariant) -> ObjectGraph {
    var result = self
    for index in result.scopes.indices { result.scopes[index].build(as: variant) }
    return result
  }
}

extension Scope {
  fileprivate mutating func build(as variant: BuildVariant) {
    for index in bindings.indices {
      if !variant.holds(bindings[index].conditions) { bindings[index].isOmitted = true }
      bindings[index].conditions = []
    }
    memberOrder.removeAll { member in
      switch member {
      case .binding: false
      case .slot(let index): !variant.holds(slots[index].conditions)
      case .maker(let index): !variant.holds(makers[index].declaration.conditions)
      }
    }
    connections.removeAll { !variant.holds($0.conditions) }
    ends.removeAll { !variant.holds($0.conditions) }
  }

  /// Every condition of a member, in order, each once.
  var memberConditions: [String] {
    let written =
      bindings.map(\.conditions) + slots.map(\.conditions) + makers.map(\.declaration.conditions)
      + (connections + ends).map(\.conditions)
    var seen: Set<String> = []
    return written.joined().map { BuildCondition($0).text }.filter { seen.insert($0).inserted }
  }

  /// Slots that the class has; a slot that is not compiled keeps its index.
  var presentSlots: [Int] {
    memberOrder.compactMap {
      if case .slot(let index) = $0 { index } else { nil }
    }
  }

  var presentMakers: [Int] {
    memberOrder.compactMap {
      if case .maker(let index) = $0 { index } else { nil }
    }
  }
}
