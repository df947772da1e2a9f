import HandwireFacts
import HandwireGraph

/// The statements of a class's `init`, in the order in which the object graph is built.
struct InitializerPlanner {
  let view: ScopeView
  let draft: ClassDraft
  let analysis: ClassAnalysis
  let names: ClassNames
  private(set) var statements: [Statement] = []
  private(set) var effects = CallEffects.none
  /// Lazy bindings that a function of the initializer makes, and the graph keeps in a property.
  private(set) var ownedByFunction: Set<Int> = []

  /// The bindings of a large class, held by private structs.
  var groups: [BindingGroup] = []
  /// The group that holds it.
  var groupOfBinding: [Int: Int] = [:]
  /// The group that is being filled.
  var open = BindingGroup()
  /// Constants until they are put into a group at the end.
  var isCollected: Set<Int> = []
  /// What bindings of other groups are called in the initializers of groups.
  var passedNames: [Int: String] = [:]

  enum Item: Hashable {
    case binding(Int)
    case function(ExpansionNode)
  }

  var resolver: NameResolver
  var locals: LocalNames
  var items: [Item] = []
  var indices: [Item: Int] = [:]
  var needs: [[Int]] = []
  private var needsGraph = false
  private var cleared: [String] = []

  init(
    view: ScopeView, draft: ClassDraft, analysis: ClassAnalysis, names: ClassNames, locals: LocalNames
  ) {
    self.view = view
    self.draft = draft
    self.analysis = analysis
    self.names = names
    self.locals = locals
    resolver = NameResolver(view: view, names: names, isInitializer: true)
    resolver.declared.formUnion(view.scope.givens.map(\.name))
    resolver.declared.formUnion(names.inputs.values)
    plan()
  }

  private mutating func plan() {
    for given in view.scope.givens where !analysis.passingGivens.contains(given.identifier.index) {
      store(given.name, Value(.name(given.name.asIdentifier)))
    }
    for input in analysis.inputs where ClassNamer.isStored(input, analysis) {
      let name = names.inputs[input] ?? ""
      store(name, Value(.name(name.asIdentifier)))
    }
    noteSlots()
    let components = order()
    for group in components.groups where hasFunctions(group) { keepLocal(for: group) }
    let setUp = statements
    statements = []
    if analysis.constructed.count > BindingGroup.mostProperties {
      writeInGroups(components.groups)
    } else {
      for group in components.groups { write(group) }
    }
    statements = setUp + (needsGraph ? [graphVariable] : []) + statements
    if needsGraph { statements.append(.assignment(names.graphVariable, Value(.name("self")))) }
    statements += cleared.map { .assignment($0, Value(.name("nil"))) }
    for connection in draft.connections {
      let block = resolver.resolved(connection)
      add(block.statements)
      add([.evaluation(block.result)])
    }
  }

  private var graphVariable: Statement {
    .variable(isWeak: true, names.graphVariable, type: "\(view.scope.name)?")
  }

  mutating func add(_ more: [Statement]) {
    statements += more
    for statement in more {
      switch statement {
      case .constant(_, _, let value), .assignment(_, let value), .evaluation(let value), .returning(let value):
        effects = effects.union(value.effects)
      case .variable, .returnIfMade, .function, .line, .nested, .conditional: break
      }
    }
  }

  mutating func store(_ name: String, _ value: Value) {
    add([.assignment("self.\(name.asMember)", value)])
  }

  private mutating func noteSlots() {
    for index in names.slotVariables.keys.sorted() {
      guard let variable = names.slotVariables[index], let note = names.slotNotes[index] else { continue }
      let name = variable.asIdentifier
      resolver.declared.insert(variable)
      add([.variable(isWeak: true, name, type: "\(view.scope.slots[index].typeSpelling)?")])
      store(note, Value(.name("{ \(name) = $0 }")))
      if let reader = names.slotReaders[index] { store(reader, Value(.name("{ \(name) }"))) }
    }
  }

  // MARK: Order

  private mutating func order() -> Components {
    for index in analysis.constructed.union(analysis.closures).sorted() { _ = item(.binding(index)) }
    for connection in draft.connections {
      for function in BlockUse(connection).functions { _ = item(.function(function)) }
    }
    var next = 0
    while next < items.count {
      let use = use(of: items[next])
      var targets: [Int] = []
      for case .binding(let index) in use.all {
        if let known = indices[.binding(index)] { targets.append(known) }
      }
      for function in use.functions { targets.append(item(.function(function))) }
      needs[next] = targets
      next += 1
    }
    return Components(needs: needs)
  }

  private mutating func item(_ item: Item) -> Int {
    if let known = indices[item] { return known }
    indices[item] = items.count
    items.append(item)
    needs.append([])
    return items.count - 1
  }

  func use(of item: Item) -> BlockUse {
    switch item {
    case .binding(let index): draft.bindings[index].map { BlockUse($0) } ?? BlockUse()
    case .function(let node): draft.functions[node].map { BlockUse($0.block) } ?? BlockUse()
    }
  }

  func isCyclic(_ group: [Int]) -> Bool {
    guard group.count == 1, let only = group.first else { return true }
    return needs[only].contains(only)
  }

  func hasFunctions(_ group: [Int]) -> Bool {
    isCyclic(group) || group.contains { if case .function = items[$0] { true } else { false } }
  }

  /// Functions cannot capture properties of an object that is not complete: what they read is kept in constants.
  private mutating func keepLocal(for group: [Int]) {
    let inside = Set(group)
    for atom in group.flatMap({ use(of: items[$0]).all }) {
      guard case .binding(let index) = atom, let item = indices[.binding(index)], !inside.contains(item),
        resolver.locals[atom] == nil
      else { continue }
      keepLocal(atom)
    }
  }

  mutating func keepLocal(_ atom: Atom) {
    guard case .binding(let index) = atom, resolver.locals[atom] == nil else { return }
    let name = names.closures[index] ?? view.scope.bindings[index].name
    let isFree = names.closures[index] != nil || locals.isFree(name, hidingMembers: true)
    let local = isFree ? name : locals.argument("own" + name.startingLarge)
    locals.insert(local)
    resolver.locals[atom] = local
  }

  // MARK: Statements

  mutating func write(_ group: [Int]) {
    guard !hasFunctions(group) else { return writeCycle(group) }
    guard let only = group.first, case .binding(let index) = items[only] else { return }
    if analysis.constructed.contains(index) { construct(index) } else { makeOnce(index) }
  }

  private mutating func construct(_ index: Int) {
    guard let block = draft.bindings[index] else { return }
    let resolved = resolver.resolved(block)
    add(resolved.statements)
    keep(index, resolved.result)
  }

  /// Assigns the property, through a constant where functions read it.
  private mutating func keep(_ index: Int, _ value: Value) {
    let name = view.scope.bindings[index].name
    if let local = resolver.locals[.binding(index)] {
      let binding = view.scope.bindings[index]
      let isPlain = binding.creation?.callable.result == binding.key && binding.creation?.callable.isFailable == false
      add([.constant(local, type: isPlain ? nil : binding.typeSpelling, value)])
      resolver.declared.insert(local)
      if !isCollected.contains(index) { store(name, Value(.name(local.asIdentifier))) }
    } else {
      store(name, value)
    }
  }

  private mutating func makeOnce(_ index: Int) {
    guard let block = draft.bindings[index] else { return }
    let variable = variable(of: index)
    add([.variable(isWeak: isShared(index), variable.asIdentifier, type: optionalType(of: index))])
    let outcome = names.localClosures.contains(index) || resolver.locals[.binding(index)] != nil
    let closure = ClosureExpression(
      parameters: [], body: memoizing(block, in: variable, isAsync: block.result.effects.isAsync))
    // Resolved as a whole, so that its captures are found.
    let value = resolver.resolved(Value(.closure(closure)))
    let name = names.closures[index] ?? ""
    if outcome {
      add([.constant(name, type: closureType(of: index), value)])
      if !names.localClosures.contains(index) { store(name, Value(.name(name.asIdentifier))) }
    } else {
      store(name, value)
    }
  }

  private func memoizing(_ block: Block, in variable: String, isAsync: Bool) -> Block {
    let made = names.made
    let name = variable.asIdentifier
    var statements: [Statement] = [.returnIfMade(name)]
    statements += block.statements
    statements.append(.constant(made, type: nil, block.result))
    // Another caller may have been faster.
    if isAsync { statements.append(.returnIfMade(name)) }
    statements.append(.assignment(name, Value(.name(made))))
    return Block(statements: statements, result: Value(.name(made)))
  }

  private mutating func variable(of index: Int) -> String {
    let name = view.scope.bindings[index].name
    let isFree = locals.isFree(name, hidingMembers: true)
    let variable = isFree ? locals.argument(name) : locals.argument("made" + name.startingLarge)
    resolver.declared.insert(variable)
    return variable
  }

  private func isShared(_ index: Int) -> Bool {
    if case .shared = view.scope.bindings[index].provision { true } else { false }
  }

  private func optionalType(of index: Int) -> String {
    if case .shared(_, let reference) = view.scope.bindings[index].provision { return reference.madeOptional }
    return view.scope.bindings[index].typeSpelling.madeOptional
  }

  private func closureType(of index: Int) -> String {
    let effects = draft.bindings[index]?.result.effects ?? .none
    return view.closureType(returning: view.scope.bindings[index].typeSpelling, effects: effects)
  }

  // MARK: Cycles

  private mutating func writeCycle(_ group: [Int]) {
    var inner = resolver
    inner.isDeferred = true
    var functions: [Statement] = []
    var members: [Int] = []
    for item in group {
      if case .binding(let index) = items[item] { members.append(index) }
    }
    for index in members {
      inner.cycle.insert(index)
      inner.locals[.binding(index)] = nil
    }
    for index in members { functions.append(makingFunction(index, &inner)) }
    for item in group {
      guard case .function(let node) = items[item], let function = draft.functions[node] else { continue }
      functions.append(inner.function(function, named: names.functions[node] ?? "make"))
    }
    statements += functions
    for index in members {
      let maker = names.makers[index] ?? ""
      if analysis.constructed.contains(index) {
        keep(index, Value(.call(maker.asIdentifier, []), draft.bindings[index]?.result.effects ?? .none))
        continue
      }
      if !names.localClosures.contains(index) {
        store(names.closures[index] ?? "", Value(.name(maker.asIdentifier)))
      }
      resolver.locals[.binding(index)] = maker
    }
  }

  private mutating func makingFunction(_ index: Int, _ inner: inout NameResolver) -> Statement {
    let binding = view.scope.bindings[index]
    let block = draft.bindings[index] ?? Block(result: Value(.name("nil")))
    let isObject = isShared(index) || isObject(binding)
    let isLazy = !analysis.constructed.contains(index) && !isShared(index)
    var body: [Statement] = []
    let name: String
    if isObject || !isLazy {
      name = variable(of: index)
      inner.declared.insert(name)
      statements.append(
        .variable(isWeak: isObject, name.asIdentifier, type: isObject ? objectType(binding) : optionalType(of: index)))
    } else {
      name = binding.name
    }
    let variable = name.asIdentifier
    if isLazy {
      needsGraph = true
      ownedByFunction.insert(index)
      let owned = "\(names.graphVariable)?.\((names.ownedProperties[index] ?? "").asMember)"
      body.append(.nested("if let \(variable) = \(owned)", [.returning(Value(.name(variable)))]))
    } else if !isObject {
      needsGraph = true
      cleared.append(variable)
      let kept = "\(names.graphVariable)?.\(binding.name.asMember)"
      body.append(.nested("if let \(variable) = \(variable) ?? \(kept)", [.returning(Value(.name(variable)))]))
    }
    let made = names.made
    if isObject { body.append(.returnIfMade(variable)) }
    let resolved = inner.resolved(block)
    body += resolved.statements
    body.append(.constant(made, type: nil, resolved.result))
    if isObject || !isLazy { body.append(.assignment(variable, Value(.name(made)))) }
    if isLazy {
      body.append(
        .assignment(
          "\(names.graphVariable)?.\((names.ownedProperties[index] ?? "").asMember)", Value(.name(made))))
    }
    body.append(.returning(Value(.name(made))))
    return .function(
      LocalFunction(
        name: (names.makers[index] ?? "").asIdentifier, parameters: [], effects: resolved.result.effects,
        result: binding.typeSpelling, body: body))
  }

  private func isObject(_ binding: Binding) -> Bool {
    guard let type = binding.creation?.callable.result else { return false }
    switch view.program.kind(of: type) {
    case .class, .actor: return true
    case .value, .protocol, .function, .unknown: return false
    }
  }

  private func objectType(_ binding: Binding) -> String {
    if case .shared(_, let reference) = binding.provision { return reference.madeOptional }
    guard let type = binding.creation?.callable.result else { return binding.typeSpelling.madeOptional }
    return view.spelling(of: type).madeOptional
  }
}

extension NameResolver {
  /// A local function that makes what the draft says.
  mutating func function(_ draft: ClassDraft.Function, named name: String) -> Statement {
    var inner = self
    inner.isDeferred = true
    inner.declaredOutside = declared
    inner.declared = Set(draft.parameters.map(\.name))
    let block = inner.resolved(draft.block)
    let parameters = draft.parameters.map { "_ \($0.name.asIdentifier): \($0.type)" }
    return .function(
      LocalFunction(
        name: name.asIdentifier, parameters: parameters, effects: draft.effects, result: draft.result,
        body: block.statements + [.returning(block.result)]))
  }
}
