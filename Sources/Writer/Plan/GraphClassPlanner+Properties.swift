import HandwireFacts
import HandwireGraph

/// Stored properties: declared ones in their order, then what the class needs besides.
extension GraphClassPlanner {
  var properties: [PropertyPlan] {
    var result: [PropertyPlan] = []
    for member in scope.memberOrder {
      switch member {
      case .binding(let index): if let property = property(index) { result.append(property) }
      case .slot(let index): result.append(slotProperty(index))
      case .maker: break
      }
    }
    for input in analysis.inputs where ClassNamer.isStored(input, analysis) {
      result.append(
        PropertyPlan(introducer: "private let", name: names.inputs[input] ?? "", type: type(of: input)))
    }
    for number in initializer.groups.indices {
      let type = names.groupType(number)
      result.append(PropertyPlan(introducer: "private let", name: names.groupProperty(number), type: type))
    }
    for index in scope.bindings.indices { result += hiddenProperties(index) }
    for index in scope.presentSlots { result += hiddenSlotProperties(index) }
    return result
  }

  var groups: [GroupPlan] {
    initializer.groups.enumerated().map { number, group in
      let properties = group.bindings.map { index in
        let binding = scope.bindings[index]
        return Chunk.item(PropertyPlan(introducer: "let", name: binding.name, type: binding.typeSpelling))
      }
      let plan = GroupPlan(
        attributes: isolationAttributes, name: names.groupType(number), properties: properties, initializers: [])
      return group.isMemberwise ? plan : plan.with(initializer(of: group))
    }
  }

  private func initializer(of group: BindingGroup) -> FunctionPlan {
    FunctionPlan(
      introducer: "init",
      parameters: group.orderedParameters.map { name, atom in parameter(name, for: atom) },
      suffix: group.effects.specifiers(spelling: view.spelling), statements: group.statements)
  }

  private func parameter(_ name: String, for atom: Atom) -> String {
    switch atom {
    case .binding(let index):
      let binding = scope.bindings[index]
      guard names.closures[index] == nil else {
        let type = view.closureType(returning: binding.typeSpelling, effects: effects(of: index))
        return "\(name.asParameter): @escaping \(type)"
      }
      return ParameterText.parameter(name, type: binding.typeSpelling, resolved: binding.key)
    case .input(let input), .inputClosure(let input): return "\(name.asParameter): \(parameterType(of: input))"
    case .slot: return name
    }
  }

  /// What puts a nested type where the class is.
  private var isolationAttributes: [String] {
    if case .globalActor(let actor) = scope.declaration.isolation { return ["@\(actor)"] }
    return scope.declaration.repeatedAttributes.filter { $0 == "nonisolated" }
  }

  private func property(_ index: Int) -> PropertyPlan? {
    let binding = scope.bindings[index]
    guard !binding.isOmitted else { return nil }
    let access = access(of: binding)
    var property = PropertyPlan(
      documentation: binding.documentation,
      introducer: "\(Self.prefix(access))let", name: binding.name, type: binding.typeSpelling)
    switch binding.provision {
    case .given: return analysis.passingGivens.contains(index) ? nil : property
    case .owned:
      if analysis.constructed.contains(index) { return initializer.groupOfBinding[index] == nil ? property : nil }
      guard !analysis.closures.contains(index), let block = draft.bindings[index] else { return nil }
      let prefix = Self.prefix(access)
      property.introducer = access < .internal ? "private lazy var" : "\(prefix)private(set) lazy var"
      property.value = lazyValue(index, block)
      return property
    case .member, .built, .shared, .provided, .inPlace: return nil
    }
  }

  /// An expression, or a call of a method that makes it in several steps.
  private func lazyValue(_ index: Int, _ block: Block) -> Block {
    if let maker = names.lazyMakers[index] { return Block(result: Value(.call(maker.asIdentifier, []))) }
    return lateBlock(block, declared: [], handsOnClosures: false).block
  }

  private func slotProperty(_ index: Int) -> PropertyPlan {
    let slot = scope.slots[index]
    let access = Self.prefix(slot.access)
    var property = PropertyPlan(
      documentation: slot.documentation,
      introducer: slot.access < .internal ? "private var" : "\(access)private(set) var", name: slot.name,
      type: "\(slot.typeSpelling)?")
    if let note = names.slotNotes[index] {
      property.observer = [
        .evaluation(
          Value(.call(note.asIdentifier, [.init(label: nil, value: .name(slot.name.asIdentifier))])))
      ]
    }
    return property
  }

  private func hiddenProperties(_ index: Int) -> [PropertyPlan] {
    let binding = scope.bindings[index]
    var result: [PropertyPlan] = []
    if let name = names.weakProperties[index], case .shared(_, let reference) = binding.provision {
      result.append(
        PropertyPlan(introducer: "private weak var", name: name, type: reference.madeOptional))
    }
    if let name = names.closures[index], !names.localClosures.contains(index) {
      let type = view.closureType(returning: binding.typeSpelling, effects: effects(of: index))
      result.append(PropertyPlan(introducer: "private let", name: name, type: type))
    }
    if initializer.ownedByFunction.contains(index), let name = names.ownedProperties[index] {
      result.append(
        PropertyPlan(
          introducer: "private var", name: name,
          type: binding.typeSpelling.madeOptional))
    }
    return result
  }

  private func hiddenSlotProperties(_ index: Int) -> [PropertyPlan] {
    let slot = scope.slots[index]
    var result: [PropertyPlan] = []
    if let note = names.slotNotes[index] {
      let type = "\(view.closureAttribute)(\(slot.typeSpelling)?) -> Void"
      result.append(PropertyPlan(introducer: "private let", name: note, type: type))
    }
    if let reader = names.slotReaders[index] {
      let type = view.closureType(returning: "\(slot.typeSpelling)?", effects: .none)
      result.append(PropertyPlan(introducer: "private let", name: reader, type: type))
    }
    if children[slot.child]?.beginsAsynchronously == true, let turn = names.slotTurns[index] {
      result.append(
        PropertyPlan(
          introducer: "private var", name: turn, type: "",
          value: Block(result: Value(.name("0")))))
    }
    return result
  }

  /// Of making a lazy or shared binding.
  func effects(of index: Int) -> CallEffects {
    guard let block = draft.bindings[index] else { return .none }
    return block.statements.reduce(block.result.effects) { $0.union($1.effects) }
  }
}

extension Statement {
  /// Of running it, functions that it declares aside.
  var effects: CallEffects {
    switch self {
    case .constant(_, _, let value), .assignment(_, let value), .evaluation(let value), .returning(let value):
      value.effects
    case .nested(_, let inner): inner.reduce(.none) { $0.union($1.effects) }
    case .conditional(_, let then, let otherwise): (then + otherwise).reduce(.none) { $0.union($1.effects) }
    case .variable, .returnIfMade, .function, .line: .none
    }
  }
}
