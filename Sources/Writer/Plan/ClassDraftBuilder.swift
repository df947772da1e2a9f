import HandwireFacts
import HandwireGraph

/// A scope → the draft of its class.
struct ClassDraftBuilder {
  let view: ScopeView
  let effects: ConstructionEffects
  let children: [ScopeIdentifier: ChildInterface]
  let functions: Set<ExpansionNode>
  /// Bindings that others read from the child of the moment.
  let exposed: Set<BindingIdentifier>
  var valueInputs: Set<Input> = []

  private var scope: Scope { view.scope }

  func draft() -> ClassDraft {
    let members = memberNames
    var initializer = builder(LocalNames(members: members))
    var result = ClassDraft(initializerNames: initializer.names)
    for (index, binding) in scope.bindings.enumerated() where !binding.isOmitted {
      switch binding.provision {
      case .owned(let creation, _), .shared(let creation, _): result.bindings[index] = initializer.block(creation)
      case .given, .member, .built, .provided, .inPlace: break
      }
    }
    result.connections = scope.connections.map { initializer.block($0.creation) }
    for (index, binding) in scope.bindings.enumerated() where isReadable(binding) {
      guard let creation = binding.creation, !binding.isStored else { continue }
      var builder = builder(LocalNames(members: members))
      result.accessors[index] = builder.block(creation)
    }
    var ends = builder(LocalNames(members: members))
    result.ends = scope.ends.map { ends.block($0.creation) }
    for index in scope.presentMakers { result.makers[index] = block(of: scope.makers[index], members) }
    for index in scope.presentSlots { result.slots[index] = slot(scope.slots[index], members) }
    addFunctions(to: &result, initializer)
    result.initializerNames = initializer.names
    return result
  }

  /// Whether it is a computed property of the class.
  private func isReadable(_ binding: Binding) -> Bool {
    if binding.isOmitted { return false }
    if exposed.contains(binding.identifier) { return true }
    switch binding.provision {
    case .built, .shared: return binding.origin != .implicit && binding.access >= .internal
    case .given, .member, .owned, .provided, .inPlace: return false
    }
  }

  /// Declared members of the class.
  var memberNames: Set<String> {
    var names: Set<String> = []
    for binding in scope.bindings where !binding.isOmitted {
      switch binding.provision {
      case .given, .owned, .shared: names.insert(binding.name)
      case .built, .provided: if isReadable(binding) { names.insert(binding.name) }
      case .member, .inPlace: break
      }
    }
    for slot in scope.presentSlots.map({ scope.slots[$0] }) {
      names.formUnion([slot.name, "start\(slot.name.capitalizedFirst)", "end\(slot.name.capitalizedFirst)"])
    }
    for maker in scope.presentMakers.map({ scope.makers[$0] }) { names.insert(maker.declaration.name) }
    return names
  }

  private func builder(_ names: LocalNames) -> ExpressionBuilder {
    var builder = ExpressionBuilder(
      view: view, effects: effects, functions: functions, children: children,
      isolation: scope.declaration.isolation, names: names)
    builder.valueInputs = valueInputs
    return builder
  }

  private func block(of maker: Maker, _ members: Set<String>) -> Block {
    var builder = builder(LocalNames(members: members))
    builder.isolation = maker.signature.isolation
    var arguments: [Expression.Argument] = []
    for parameter in maker.signature.parameters {
      builder.names.insert(parameter.name)
      builder.arguments[parameter.name] = .name(parameter.name.asIdentifier)
      arguments.append(.init(label: nil, value: .name(parameter.name.asIdentifier)))
    }
    let node = ExpansionNode.maker(maker.identifier)
    if functions.contains(node) { return Block(result: Value(.function(node, arguments), effects[node])) }
    return builder.product(of: maker)
  }

  private func slot(_ slot: ChildSlot, _ members: Set<String>) -> ClassDraft.Slot {
    var builder = builder(LocalNames(members: members.subtracting([slot.name])))
    guard let child = children[slot.child] else {
      let made = Block(result: Value(.call(slot.typeSpelling, [])))
      return ClassDraft.Slot(parameters: [], parameterNames: [], block: made, name: slot.name)
    }
    let givens = view.graph[slot.child].givens
    for given in givens {
      builder.names.insert(given.name)
      builder.arguments[given.name] = .name(given.name.asIdentifier)
    }
    let block = builder.block(
      constructing: child, named: slot.typeSpelling, givens: givens.map { .assisted($0.name) })
    return ClassDraft.Slot(
      parameters: givens.map {
        ParameterText.parameter($0.name, type: view.typeSpelling(of: $0.identifier), resolved: $0.key)
      },
      parameterNames: givens.map(\.name), block: block, name: builder.names.argument(slot.name))
  }

  private func addFunctions(to draft: inout ClassDraft, _ initializer: ExpressionBuilder) {
    for node in functions {
      var builder = initializer
      var parameters: [(name: String, type: String)] = []
      let result: String
      let block: Block
      switch node {
      case .binding(let binding):
        result = view.typeSpelling(of: binding)
        guard let creation = view.graph[binding].creation else { continue }
        block = builder.block(creation)
      case .maker(let identifier):
        guard let maker = view.ownMaker(identifier) else { continue }
        for parameter in maker.signature.parameters {
          let name = builder.names.argument(parameter.name)
          builder.arguments[parameter.name] = .name(name.asIdentifier)
          let type = view.parameterSpelling(parameter, of: maker)
          parameters.append((name, ParameterText.type(type, resolved: parameter.type)))
        }
        result = maker.declaration.typeSpelling
        block = builder.product(of: maker)
      }
      draft.functions[node] = ClassDraft.Function(
        parameters: parameters, result: result, effects: effects[node], block: block)
    }
  }
}
