/// The plans of one class for two builds → one plan with `#if` where they differ.
struct PlanMerger {
  let condition: String

  func merged(_ then: GraphClassPlan, _ otherwise: GraphClassPlan) -> GraphClassPlan {
    var result = then
    result.properties = merged(then.properties, otherwise.properties) {
      $0
    } combine: { left, _ in
      left
    }
    result.initializers = mergedMembers(then.initializers, otherwise.initializers)
    result.members = mergedMembers(then.members, otherwise.members)
    result.groups = merged(then.groups, otherwise.groups, head: \.head, combine: merged)
    return result
  }

  private func merged(_ then: GroupPlan, _ otherwise: GroupPlan) -> GroupPlan {
    var result = then
    result.properties = merged(then.properties, otherwise.properties) {
      $0
    } combine: { left, _ in
      left
    }
    result.initializers = mergedMembers(then.initializers, otherwise.initializers)
    return result
  }

  private func mergedMembers(_ then: [Chunk<MemberPlan>], _ otherwise: [Chunk<MemberPlan>]) -> [Chunk<MemberPlan>] {
    merged(then, otherwise) {
      $0.withoutStatements
    } combine: { left, right in
      var member = left
      member.statements = statements(left.statements, right.statements)
      return member
    }
  }

  /// Members of the same head are one, with a body that is merged in turn.
  private func merged<Item>(
    _ then: [Chunk<Item>], _ otherwise: [Chunk<Item>], head: (Item) -> Item, combine: (Item, Item) -> Item
  ) -> [Chunk<Item>] {
    var result: [Chunk<Item>] = []
    for step in CommonSequence(then.map { $0.mapped(head) }, otherwise.map { $0.mapped(head) }).steps {
      switch step {
      case .same(let left, let right):
        if case .item(let first) = then[left], case .item(let second) = otherwise[right] {
          result.append(.item(combine(first, second)))
        } else {
          result.append(then[left])
        }
      case .different(let left, let right):
        result.append(.conditional(condition, then: Array(then[left]), otherwise: Array(otherwise[right])))
      }
    }
    return result
  }

  private func statements(_ then: [Statement], _ otherwise: [Statement]) -> [Statement] {
    CommonSequence(then, otherwise).steps.map { step in
      switch step {
      case .same(let left, _): then[left]
      case .different(let left, let right):
        .conditional(condition, then: Array(then[left]), otherwise: Array(otherwise[right]))
      }
    }
  }
}
