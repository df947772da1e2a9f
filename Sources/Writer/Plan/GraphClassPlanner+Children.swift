import HandwireFacts
import HandwireGraph

/// Child scopes: how they begin and end.
extension GraphClassPlanner {
  func start(_ index: Int) -> FunctionPlan? {
    guard let made = draft.slots[index] else { return nil }
    let slot = scope.slots[index]
    let child = children[slot.child]
    let turn = names.slotTurns[index] ?? ""
    let isAsynchronous = child?.beginsAsynchronously == true
    var declared = Set(made.parameterNames)
    declared.insert(made.name)
    let late = lateBlock(made.block, declared: declared)
    var effects = late.effects
    var statements: [Statement] = []
    let property = declared.contains(slot.name) ? "self.\(slot.name.asMember)" : slot.name.asIdentifier
    let turnProperty = turn.asIdentifier
    let turnName = ["turn", "ownTurn"].first { !declared.contains($0) } ?? "thisTurn"
    let endedName = ["ended", "endedScope"].first { !declared.contains($0) } ?? "previousScope"
    if isAsynchronous {
      effects = effects.union(CallEffects(isAsync: true, thrown: [CallEffects.anyError]))
      statements.append(.line("\(turnProperty) += 1"))
      statements.append(.constant(turnName, type: nil, Value(.name(turnProperty))))
    }
    if let end = child?.end {
      effects = effects.union(end)
      if isAsynchronous {
        statements += release(property, end, keptAs: endedName)
      } else {
        statements.append(.evaluation(Value(.call("end\(slot.name.capitalizedFirst)", []), end)))
      }
      if end.isAsync { statements.append(giveUp(turnName, turnProperty, late: nil)) }
    }
    let name = made.name.asIdentifier
    statements += late.block.statements
    statements.append(.constant(made.name, type: nil, late.block.result))
    if late.effects.isAsync { statements.append(giveUp(turnName, turnProperty, late: child?.end.map { (name, $0) })) }
    statements.append(.assignment("self.\(slot.name.asMember)", Value(.name(name))))
    statements.append(.returning(Value(.name(name))))
    return FunctionPlan(
      attributes: ["@discardableResult"],
      introducer: "\(Self.prefix(slot.access))func start\(slot.name.capitalizedFirst)", parameters: made.parameters,
      suffix: "\(effects.specifiers(spelling: view.spelling)) -> \(slot.typeSpelling)", statements: statements)
  }

  func end(_ index: Int) -> FunctionPlan? {
    let slot = scope.slots[index]
    let child = children[slot.child]
    var statements: [Statement] = []
    if child?.beginsAsynchronously == true, let turn = names.slotTurns[index] {
      statements.append(.line("\(turn.asIdentifier) += 1"))
    }
    let property = slot.name.asIdentifier
    if let end = child?.end {
      statements += release(property, end)
    } else {
      statements.append(.assignment(property, Value(.name("nil"))))
    }
    let effects = child?.end ?? .none
    return FunctionPlan(
      introducer: "\(Self.prefix(slot.access))func end\(slot.name.capitalizedFirst)", parameters: [],
      suffix: effects.specifiers(spelling: view.spelling), statements: statements)
  }

  /// Ends the scope in the property, then releases it.
  private func release(_ property: String, _ end: CallEffects, keptAs ended: String = "ended") -> [Statement] {
    guard end.isAsync else {
      return [
        .evaluation(Value(.name("\(property)?.end()"), end)), .assignment(property, Value(.name("nil"))),
      ]
    }
    // Another scope may begin meanwhile, and must not be taken for this one.
    return [
      .constant(ended, type: nil, Value(.name(property))),
      .assignment(property, Value(.name("nil"))),
      .evaluation(Value(.name("\(ended)?.end()"), end)),
    ]
  }

  /// Leaves if the scope was begun again, or ended, meanwhile.
  private func giveUp(_ turn: String, _ property: String, late: (name: String, end: CallEffects)?) -> Statement {
    let leave = Statement.line("throw CancellationError()")
    let end = late.map { [Statement.evaluation(Value(.name("\($0.name).end()"), $0.end))] } ?? []
    return .nested("guard \(turn) == \(property) else", end + [leave])
  }

  // MARK: The end of this scope

  /// `nil` where there is nothing to end.
  var endEffects: CallEffects? {
    let ending = endingSlots
    // Nobody ends a root but its owner, who has `endX()` for what a root without an end of its own holds.
    if scope.parent == nil, scope.ends.isEmpty { return nil }
    guard !scope.ends.isEmpty || ending.contains(where: { children[scope.slots[$0].child]?.end != nil }) else {
      return nil
    }
    var effects = CallEffects.none
    for block in draft.ends {
      effects = block.statements.reduce(effects.union(block.result.effects)) { $0.union($1.effects) }
    }
    for index in ending { effects = effects.union(children[scope.slots[index].child]?.end ?? .none) }
    return effects
  }

  /// Slots that have something to end, or to call off.
  private var endingSlots: [Int] {
    scope.presentSlots.filter {
      let child = children[scope.slots[$0].child]
      return child?.end != nil || child?.beginsAsynchronously == true
    }
  }

  var endFunction: FunctionPlan? {
    guard let effects = endEffects else { return nil }
    var statements: [Statement] = []
    for index in endingSlots.reversed() {
      let slot = scope.slots[index]
      let call = Expression.call("end\(slot.name.capitalizedFirst)", [])
      statements.append(.evaluation(Value(call, children[slot.child]?.end ?? .none)))
    }
    for block in draft.ends {
      let late = lateBlock(block, declared: [])
      statements += late.block.statements + [.evaluation(late.block.result)]
    }
    return FunctionPlan(
      documentation: ["/// Ends what began with this scope; called once, before it is released."],
      introducer: "\(Self.prefix(max(scope.declaration.access, .internal)))func end", parameters: [],
      suffix: effects.specifiers(spelling: view.spelling), statements: statements)
  }
}
