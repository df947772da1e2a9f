import HandwireFacts
import HandwireGraph

/// What runs after the initializer.
extension GraphClassPlanner {
  /// The block with its names, after the local functions that it needs.
  func lateBlock(
    _ block: Block, declared: Set<String>, handsOnClosures: Bool = true
  ) -> (block: Block, effects: CallEffects) {
    var resolver = NameResolver(view: view, names: names, isInitializer: false, declared: declared)
    resolver.handsOnClosures = handsOnClosures
    let use = ClassAnalysis.expanded(BlockUse(block), functionUses)
    var statements: [Statement] = []
    if !use.functions.isEmpty {
      let atoms = Set(use.functions.flatMap { functionUses[$0]?.all ?? [] })
      statements += atoms.sorted().compactMap { resolver.keepingLocal($0) }
      let indices = Dictionary(uniqueKeysWithValues: use.functions.enumerated().map { ($1, $0) })
      let needs = use.functions.map { (functionUses[$0]?.functions ?? []).compactMap { indices[$0] } }
      for index in Components(needs: needs).groups.joined() {
        let node = use.functions[index]
        guard let function = draft.functions[node] else { continue }
        statements.append(resolver.function(function, named: names.functions[node] ?? "make"))
      }
    }
    let resolved = resolver.resolved(block)
    let whole = Block(statements: statements + resolved.statements, result: resolved.result)
    return (whole, whole.statements.reduce(whole.result.effects) { $0.union($1.effects) })
  }

  func lateStatements(_ block: Block, declared: Set<String>) -> (statements: [Statement], effects: CallEffects) {
    let late = lateBlock(block, declared: declared)
    return (late.block.statements + [.returning(late.block.result)], late.effects)
  }

  // MARK: Members

  var members: [MemberPlan] {
    var result: [MemberPlan] = []
    var listed: Set<Int> = []
    for member in scope.memberOrder {
      switch member {
      case .binding(let index):
        listed.insert(index)
        if let accessor = accessor(index) { result.append(.accessor(accessor)) }
      case .slot(let index): result += [start(index), end(index)].compactMap { $0.map { .function($0) } }
      case .maker(let index): if let maker = maker(index) { result.append(.function(maker)) }
      }
    }
    for index in scope.bindings.indices where !listed.contains(index) {
      if let accessor = accessor(index) { result.append(.accessor(accessor)) }
    }
    for index in names.lazyMakers.keys.sorted() {
      if let maker = lazyMaker(index) { result.append(.function(maker)) }
    }
    if let end = endFunction { result.append(.function(end)) }
    return result + lookups
  }

  /// One `resolve()` for each type, for objects that a framework constructs.
  private var lookups: [MemberPlan] {
    scope.bindingsFoundByType.compactMap { index in
      let binding = scope.bindings[index]
      // What waits or throws is asked for by name.
      if let accessor = accessor(index), !accessor.effects.isEmpty { return nil }
      return .function(
        FunctionPlan(
          introducer: "\(Self.prefix(access(of: binding)))func resolve", parameters: [],
          suffix: " -> \(binding.typeSpelling)",
          statements: [.returning(Value(.name(binding.name.asIdentifier)))]))
    }
  }

  private func accessor(_ index: Int) -> AccessorPlan? {
    let binding = scope.bindings[index]
    guard !binding.isOmitted else { return nil }
    let access = access(of: binding)
    var plan = AccessorPlan(
      documentation: binding.documentation,
      introducer: "\(Self.prefix(access))var", name: binding.name, type: binding.typeSpelling, effects: "",
      statements: [])
    let effects: CallEffects
    if let number = initializer.groupOfBinding[index] {
      let group = Expression.name(names.groupProperty(number).asIdentifier)
      plan.statements = [.returning(Value(.member(group, binding.name, isOptional: false)))]
      return plan
    }
    if let closure = names.closures[index] {
      let isRead = access >= .internal || analysis.lateDirect.contains(.binding(index))
      guard isRead else { return nil }
      effects = self.effects(of: index)
      plan.statements = [.returning(Value(.call(closure.asIdentifier, []), effects))]
    } else if let weak = names.weakProperties[index] {
      guard access >= .internal || analysis.lateDirect.contains(.binding(index)), let block = draft.bindings[index]
      else { return nil }
      let late = lateBlock(block, declared: [weak])
      effects = late.effects
      let name = weak.asIdentifier
      plan.statements =
        [.returnIfMade(name)] + late.block.statements + [.constant(names.made, type: nil, late.block.result)]
      if effects.isAsync { plan.statements.append(.returnIfMade(name)) }
      plan.statements += [.assignment(name, Value(.name(names.made))), .returning(Value(.name(names.made)))]
    } else if let block = draft.accessors[index] {
      let late = lateStatements(block, declared: [])
      effects = late.effects
      plan.statements = late.statements
    } else {
      return nil
    }
    plan.effects = effects.specifiers(spelling: view.spelling)
    return plan
  }

  /// Makes a lazy binding that takes several statements.
  private func lazyMaker(_ index: Int) -> FunctionPlan? {
    guard let name = names.lazyMakers[index], let block = draft.bindings[index] else { return nil }
    return FunctionPlan(
      introducer: "private func \(name.asIdentifier)", parameters: [],
      suffix: " -> \(scope.bindings[index].typeSpelling)",
      statements: lateStatements(block, declared: []).statements)
  }

  private func maker(_ index: Int) -> FunctionPlan? {
    guard let block = draft.makers[index] else { return nil }
    let maker = scope.makers[index]
    let declaration = maker.declaration
    let signature = maker.signature
    let declared = Set(signature.parameters.map(\.name))
    let modifiers = declaration.repeatedAttributes.filter { !$0.hasPrefix("@") }.map { "\($0) " }.joined()
    let effects = CallEffects(isAsync: signature.isAsync, thrown: signature.thrown.map { [$0] } ?? [])
    return FunctionPlan(
      documentation: declaration.documentation,
      attributes: declaration.repeatedAttributes.filter { $0.hasPrefix("@") },
      introducer: "\(modifiers)\(Self.prefix(declaration.access))func \(declaration.name.asIdentifier)",
      parameters: signature.parameters.map { view.parameterText($0, of: maker) },
      suffix: "\(effects.specifiers(spelling: view.spelling)) -> \(declaration.typeSpelling)",
      statements: lateStatements(block, declared: declared).statements)
  }
}

extension NameResolver {
  /// `let api = self.api`, so that functions need not capture the graph.
  mutating func keepingLocal(_ atom: Atom) -> Statement? {
    guard let property = property(of: atom) else { return nil }
    var local = property
    while isDeclared(local) { local = "own" + local.startingLarge }
    locals[atom] = local
    declared.insert(local)
    return .constant(local, type: nil, Value(.name("self.\(property.asMember)")))
  }
}
