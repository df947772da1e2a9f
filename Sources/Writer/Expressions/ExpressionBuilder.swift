import HandwireFacts
import HandwireGraph

/// What satisfies a parameter → the expression that is passed for it.
///
/// Works with a stack of its own, so that a chain of values built for each other may be as long as it likes; what is
/// nested too deep to read becomes a local constant.
struct ExpressionBuilder {
  private static let deepest = 3

  let view: ScopeView
  let effects: ConstructionEffects
  let functions: Set<ExpansionNode>
  let children: [ScopeIdentifier: ChildInterface]
  /// Inputs that are made by the parent although they are made anew for each receiver: there is only one.
  var valueInputs: Set<Input> = []
  /// Where the code runs.
  var isolation: Isolation
  /// What the arguments of the maker or closure being written are called here.
  var arguments: [String: Expression] = [:]
  var names: LocalNames
  /// Local constants, in order.
  private(set) var statements: [Statement] = []

  struct Operand {
    var value: Value
    /// Calls inside each other.
    var depth = 0
    /// What a constant of it would be called.
    var hint: String
  }

  private enum Step {
    case visit(Source, hint: String, parameter: Callable.Parameter?)
    case inherited(ChildInterface.InheritedParameter)
    case keep(Operand)
    case call(String, labels: [String?], CallEffects, hint: String)
    case function(ExpansionNode)
    case member(String)
    case list(Int, hint: String)
  }

  init(
    view: ScopeView, effects: ConstructionEffects, functions: Set<ExpansionNode>,
    children: [ScopeIdentifier: ChildInterface], isolation: Isolation, names: LocalNames
  ) {
    self.view = view
    self.effects = effects
    self.functions = functions
    self.children = children
    self.isolation = isolation
    self.names = names
  }

  // MARK: Whole values

  mutating func block(_ creation: Creation) -> Block {
    finish(run(steps(for: creation, hint: "value")))
  }

  mutating func block(_ source: Source, hint: String = "value") -> Block {
    finish(run([.visit(source, hint: hint, parameter: nil)]))
  }

  /// A child's graph: its givens as they are called here, then what it takes from the scopes around it.
  mutating func block(constructing child: ChildInterface, named name: String, givens: [Source]) -> Block {
    finish(run(steps(constructing: child, named: name, givens: givens)))
  }

  mutating func value(for parameter: ChildInterface.InheritedParameter) -> Value {
    run([.inherited(parameter)]).value
  }

  private mutating func finish(_ operand: Operand) -> Block {
    let block = Block(statements: statements, result: operand.value)
    statements = []
    return block
  }

  // MARK: The stack

  private mutating func run(_ first: [Step]) -> Operand {
    var steps: [Step] = first.reversed()
    var operands: [Operand] = []
    while let step = steps.popLast() {
      switch step {
      case .visit(let source, let hint, let parameter):
        let next = visit(source, hint: hint, parameter: parameter)
        steps += next.reversed()
      case .inherited(let parameter): steps += inheritedSteps(parameter).reversed()
      case .keep(let operand): operands.append(operand)
      case .call(let callee, let labels, let effects, let hint):
        let arguments = Array(operands.suffix(labels.count))
        operands.removeLast(labels.count)
        operands.append(call(callee, labels, arguments, effects, hint))
      case .function(let node):
        operands.append(
          Operand(value: Value(.function(node, []), effects[node]), depth: 1, hint: Self.hint(of: node, view)))
      case .member(let name):
        guard let base = operands.popLast() else { continue }
        let expression = Expression.member(base.value.expression, name, isOptional: false)
        operands.append(Operand(value: Value(expression, base.value.effects), depth: base.depth, hint: name))
      case .list(let count, let hint):
        let elements = Array(operands.suffix(count))
        operands.removeLast(count)
        let list = Expression.list(elements.map(\.value.expression))
        let effects = elements.reduce(CallEffects.none) { $0.union($1.value.effects) }
        operands.append(
          Operand(value: Value(list, effects), depth: elements.map(\.depth).max() ?? 0, hint: hint))
      }
    }
    return operands.popLast() ?? Operand(value: Value(.name("nil")), hint: "value")
  }

  private mutating func call(
    _ callee: String, _ labels: [String?], _ operands: [Operand], _ own: CallEffects, _ hint: String
  ) -> Operand {
    var operands = operands
    var depth = 1 + (operands.map(\.depth).max() ?? 0)
    if depth > Self.deepest {
      for index in operands.indices where operands[index].depth > 0 { operands[index] = constant(operands[index]) }
      depth = 1
    }
    let arguments = zip(labels, operands).map { Expression.Argument(label: $0, value: $1.value.expression) }
    let effects = operands.reduce(own) { $0.union($1.value.effects) }
    return Operand(value: Value(.call(callee, arguments), effects), depth: depth, hint: hint)
  }

  private mutating func constant(_ operand: Operand, type: String? = nil) -> Operand {
    let name = names.unique(operand.hint)
    statements.append(.constant(name, type: type, operand.value))
    return Operand(value: Value(.name(name.asIdentifier)), hint: name)
  }

  // MARK: Sources

  private mutating func visit(_ source: Source, hint: String, parameter: Callable.Parameter?) -> [Step] {
    if let parameter, parameter.attributes.contains("autoclosure") {
      return autoclosure(source, hint: hint, parameter)
    }
    switch source {
    case .binding(let binding): return steps(for: binding, hint: hint)
    case .assisted(let name):
      return [.keep(Operand(value: Value(arguments[name] ?? .name(name.asIdentifier)), hint: name))]
    case .closure(let closure):
      let operand = Operand(value: Value(.closure(self.closure(closure))), hint: hint)
      // A closure literal would be read as a builder's body.
      guard let parameter, parameter.attributes.contains(where: Self.changesClosures) else { return [.keep(operand)] }
      return [.keep(constant(operand, type: view.spelling(of: parameter.type)))]
    case .list(let elements), .variadic(let elements):
      return elements.map { .visit($0, hint: hint, parameter: nil) } + [.list(elements.count, hint: hint)]
    case .omitted, .missing: return []
    case .text(let text): return [.keep(Operand(value: Value(.name("\"\(text)\"")), hint: hint))]
    }
  }

  private static func changesClosures(_ attribute: String) -> Bool {
    !["escaping", "autoclosure", "Sendable", "MainActor", "nonescaping"].contains(attribute)
      && !attribute.hasPrefix("isolated") && attribute.first?.isUppercase == true
  }

  /// The callee decides when, and whether, to evaluate it; so what it reads is read now and the graph not captured.
  private mutating func autoclosure(_ source: Source, hint: String, _ parameter: Callable.Parameter) -> [Step] {
    var inner = source
    if case .closure(let closure) = source, closure.parameters.isEmpty, case .binding(let binding) = closure.target {
      inner = .binding(binding)
    }
    var plain = parameter
    plain.attributes = []
    var operand = run([.visit(inner, hint: hint, parameter: plain)])
    operand.hint = parameter.name
    return [.keep(operand.value.expression.isName ? operand : constant(operand))]
  }

  private mutating func steps(for binding: BindingIdentifier, hint: String) -> [Step] {
    guard let index = view.ownIndex(of: binding) else { return foreignSteps(for: binding, hint: hint) }
    let own = view.scope.bindings[index]
    switch own.provision {
    case .given, .owned, .shared: return [.keep(atom(.binding(index), hint: own.name, effects(ofShared: own)))]
    case .member(let base): return [.visit(.binding(base), hint: hint, parameter: nil), .member(own.name)]
    case .built(let creation), .provided(let creation):
      let node = ExpansionNode.binding(own.identifier)
      return functions.contains(node) ? [.function(node)] : steps(for: creation, hint: own.name)
    case .inPlace(let creation):
      let node = ExpansionNode.binding(own.identifier)
      return functions.contains(node) ? [.function(node)] : steps(for: creation, hint: hint)
    }
  }

  private func foreignSteps(for binding: BindingIdentifier, hint: String) -> [Step] {
    let foreign = view.graph[binding]
    switch foreign.provision {
    case .inPlace(let creation): return steps(for: creation, hint: hint)
    case .given, .member, .owned: return [.keep(atom(.input(.binding(binding)), hint: foreign.name, .none))]
    case .built, .shared, .provided:
      let input = Input.binding(binding)
      if valueInputs.contains(input) { return [.keep(atom(.input(input), hint: foreign.name, .none))] }
      return [.keep(atom(.input(input), hint: foreign.name, effects[.binding(binding)], isMade: true))]
    }
  }

  private func effects(ofShared binding: Binding) -> CallEffects {
    if case .shared = binding.provision { effects[.binding(binding.identifier)] } else { .none }
  }

  private func atom(_ atom: Atom, hint: String, _ effects: CallEffects, isMade: Bool = false) -> Operand {
    Operand(value: Value(.atom(atom), effects), depth: isMade ? 1 : 0, hint: hint)
  }

  private func steps(for creation: Creation, hint: String) -> [Step] {
    var labels: [String?] = []
    var steps: [Step] = []
    for dependency in creation.dependencies {
      let parameter = dependency.parameter
      switch dependency.source {
      case .omitted, .missing: continue
      case .variadic(let elements):
        for (index, element) in elements.enumerated() {
          labels.append(index == 0 ? parameter.label : nil)
          steps.append(.visit(element, hint: parameter.name, parameter: nil))
        }
      case .binding, .assisted, .closure, .list, .text:
        labels.append(parameter.label)
        steps.append(.visit(dependency.source, hint: parameter.name, parameter: parameter))
      }
    }
    let effects = creation.callable.effects(calledFrom: isolation)
    return steps + [.call(callee(of: creation), labels: labels, effects, hint: hint)]
  }

  /// A function at the top level of a file is hidden by a member of its name.
  private func callee(of creation: Creation) -> String {
    let name = creation.spelling
    guard case .staticFunction = creation.callable.origin, !name.contains("."),
      !names.isFree(name, hidingMembers: false)
    else { return name }
    let path = creation.callable.place.path
    let home = view.program.modules.first { $0.files.contains { $0.path == path } }
    return "\((home?.name ?? view.scope.module).asIdentifier).\(name)"
  }

  private func steps(constructing child: ChildInterface, named name: String, givens: [Source]) -> [Step] {
    var steps = zip(child.givens, givens).map { Step.visit($1, hint: $0, parameter: nil) }
    steps += child.inherited.map { .inherited($0) }
    var effects = child.effects
    if case .globalActor = child.isolation, child.isolation != isolation { effects.isAsync = true }
    let labels = child.givens.prefix(givens.count) + child.inherited.map(\.name)
    return steps + [.call(name, labels: Array(labels), effects, hint: name.startingSmall)]
  }

  private mutating func inheritedSteps(_ parameter: ChildInterface.InheritedParameter) -> [Step] {
    let isOwn = view.isOwn(parameter.input.scope)
    if parameter.isClosure, !isOwn {
      return [.keep(Operand(value: Value(.atom(.inputClosure(parameter.input))), hint: parameter.name))]
    }
    switch parameter.input {
    case .binding(let binding):
      guard parameter.isClosure else { return [.visit(.binding(binding), hint: parameter.name, parameter: nil)] }
      return literal(parameter, names: [], .binding(binding))
    case .maker(let maker):
      let names = view.ownMaker(maker)?.signature.parameters.map(\.name) ?? []
      return literal(parameter, names: names, .maker(maker, arguments: names.map { .assisted($0) }))
    case .child(let slot, let scope, let binding):
      return literal(parameter, names: [], .child(slot: slot, slotScope: scope, binding))
    }
  }

  private mutating func literal(
    _ parameter: ChildInterface.InheritedParameter, names: [String], _ target: Source.Closure.Target
  ) -> [Step] {
    let closure = Source.Closure(function: parameter.function, parameters: names, target: target)
    return [.keep(Operand(value: Value(.closure(self.closure(closure))), hint: parameter.name))]
  }

  // MARK: Closures

  private func closure(_ closure: Source.Closure) -> ClosureExpression {
    var inner = self
    inner.statements = []
    var attributes: [String] = []
    if let actor = closure.function.globalActor {
      inner.isolation = .globalActor(actor)
    } else if closure.function.isSendable {
      if case .globalActor(let actor) = view.scope.declaration.isolation, closure.function.isAsync {
        attributes = ["@\(actor)"]
        inner.isolation = .globalActor(actor)
      } else {
        inner.isolation = .nonisolated
      }
    }
    var parameters: [String] = []
    for (index, name) in closure.parameters.enumerated() {
      let isNamed = !name.isEmpty && name != "_"
      let unique = inner.names.argument(isNamed ? name : "argument\(index + 1)")
      parameters.append(unique)
      inner.arguments[name] = .name(unique.asIdentifier)
    }
    let body = inner.body(of: closure.target)
    // What only hands on a value runs anywhere.
    if body.statements.isEmpty, body.result.expression.isPlain { attributes = [] }
    return ClosureExpression(attributes: attributes, parameters: parameters.map(\.asIdentifier), body: body)
  }

  private mutating func body(of target: Source.Closure.Target) -> Block {
    switch target {
    case .binding(let binding): return block(.binding(binding))
    case .child(let slot, let scope, let binding):
      guard view.isOwn(scope) else {
        let input = Input.child(slot: slot, scope: scope, binding: binding)
        return Block(result: Value(.atom(.input(input)), effects[.binding(binding)]))
      }
      return Block(result: Value(reading(binding, of: slot), effects[.binding(binding)]))
    case .maker(let identifier, let sources):
      let values = sources.map { source -> Expression in
        if case .assisted(let name) = source { return arguments[name] ?? .name(name.asIdentifier) }
        return run([.visit(source, hint: "value", parameter: nil)]).value.expression
      }
      guard let maker = view.ownMaker(identifier) else {
        let arguments = values.map { Expression.Argument(label: nil, value: $0) }
        let called = Expression.apply(.atom(.inputClosure(.maker(identifier))), arguments)
        return Block(result: Value(called, view.graph[identifier].signature.effects(calledFrom: isolation)))
      }
      let node = ExpansionNode.maker(maker.identifier)
      if functions.contains(node) {
        let arguments = values.map { Expression.Argument(label: nil, value: $0) }
        return Block(result: Value(.function(node, arguments), effects[node]))
      }
      arguments = Dictionary(
        zip(maker.signature.parameters.map(\.name), values), uniquingKeysWith: { first, _ in first })
      return product(of: maker)
    }
  }

  /// `session?.notifications`, `session?.dependencies.api`
  private func reading(_ binding: BindingIdentifier, of slot: Int) -> Expression {
    var path = [view.graph[binding].name]
    var next = binding
    while case .member(let base) = view.graph[next].provision, path.count <= view.graph[binding.scope].bindings.count {
      path.append(view.graph[base].name)
      next = base
    }
    var expression = Expression.atom(.slot(slot))
    for (index, name) in path.reversed().enumerated() {
      expression = .member(expression, name, isOptional: index == 0)
    }
    return expression
  }

  /// What the maker makes; its arguments are known by now.
  mutating func product(of maker: Maker) -> Block {
    switch maker.product {
    case .creation(let creation): return block(creation)
    case .scope(let child, let givens):
      guard let interface = children[child] else {
        return Block(result: Value(.call(view.graph[child].name, [])))
      }
      let present = zip(view.graph[child].allGivens, givens).filter { !$0.0.isOmitted }.map(\.1)
      return block(constructing: interface, named: view.graph[child].name, givens: present)
    }
  }

  static func hint(of node: ExpansionNode, _ view: ScopeView) -> String {
    switch node {
    case .binding(let binding): view.graph[binding].name.startingSmall
    case .maker(let maker): view.graph[maker].declaration.name
    }
  }
}

extension Expression {
  fileprivate var isName: Bool {
    if case .name = self { true } else { false }
  }
}
