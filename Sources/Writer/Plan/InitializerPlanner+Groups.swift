import HandwireGraph

/// Large classes: most of what they own is constructed by the initializers of private structs.
extension InitializerPlanner {
  /// What has to do with local functions and child slots stays in the class's own initializer, in its place.
  mutating func writeInGroups(_ components: [[Int]]) {
    let ungrouped = analysis.constructed.subtracting(components.compactMap(groupable))
    if ungrouped.count > BindingGroup.mostProperties {
      isCollected = ungrouped
      for index in ungrouped.sorted() { keepLocal(.binding(index)) }
    }
    for component in components {
      if let index = groupable(component) {
        if open.isFull { closeGroup() }
        addToGroup(index)
        continue
      }
      if constructs(component) || needsOpenGroup(component) { closeGroup() }
      write(component)
    }
    closeGroup()
    collect()
  }

  /// Constants of the initializer, put into structs as they are.
  private mutating func collect() {
    let collected = isCollected.sorted()
    for start in stride(from: 0, to: collected.count, by: BindingGroup.size) {
      let group = BindingGroup(bindings: Array(collected[start...].prefix(BindingGroup.size)), isMemberwise: true)
      let number = groups.count
      let arguments = group.bindings.map { index in
        let name = view.scope.bindings[index].name
        return Expression.Argument(
          label: name, value: .name((resolver.locals[.binding(index)] ?? name).asIdentifier))
      }
      store(names.groupProperty(number), Value(.call(names.groupType(number), arguments)))
      for index in group.bindings { groupOfBinding[index] = number }
      groups.append(group)
    }
  }

  /// The binding, where it can be constructed elsewhere.
  private func groupable(_ component: [Int]) -> Int? {
    guard !hasFunctions(component), let only = component.first, case .binding(let index) = items[only],
      analysis.constructed.contains(index)
    else { return nil }
    let use = use(of: items[only])
    guard use.functions.isEmpty, view.program.isCopyable(view.scope.bindings[index].key) else { return nil }
    return use.all.allSatisfy(isPassed) ? index : nil
  }

  private func isPassed(_ atom: Atom) -> Bool {
    switch atom {
    case .binding(let index): view.program.isCopyable(view.scope.bindings[index].key)
    case .input(.binding(let binding)): view.program.isCopyable(view.graph[binding].key)
    case .input, .inputClosure: true
    case .slot: false
    }
  }

  private func constructs(_ component: [Int]) -> Bool {
    component.contains {
      if case .binding(let index) = items[$0] { analysis.constructed.contains(index) } else { false }
    }
  }

  private func needsOpenGroup(_ component: [Int]) -> Bool {
    guard !open.bindings.isEmpty else { return false }
    return component.contains { item in
      needs[item].contains {
        if case .binding(let index) = items[$0] { groupOfBinding[index] == groups.count } else { false }
      }
    }
  }

  // MARK: Filling a group

  private mutating func addToGroup(_ index: Int) {
    guard let block = draft.bindings[index] else { return }
    var inner = resolver
    inner.locals = [:]
    inner.groups = [:]
    inner.declaredOutside = []
    for atom in BlockUse(block).all {
      if case .binding(let read) = atom, groupOfBinding[read] == groups.count { continue }
      let name = passedName(of: atom)
      open.parameters[name] = atom
      inner.locals[atom] = name
    }
    inner.declared = Set(open.parameters.keys)
    let resolved = inner.resolved(block)
    open.statements += resolved.statements
    open.statements.append(.assignment("self.\(view.scope.bindings[index].name.asMember)", resolved.result))
    open.effects = (resolved.statements.map(\.effects) + [resolved.result.effects]).reduce(open.effects) {
      $0.union($1)
    }
    open.bindings.append(index)
    groupOfBinding[index] = groups.count
  }

  private mutating func passedName(of atom: Atom) -> String {
    switch atom {
    case .binding(let index):
      let binding = view.scope.bindings[index]
      if case .given = binding.provision { return binding.name }
      if let known = passedNames[index] { return known }
      let name = names.closures[index] ?? binding.name
      // A parameter of the class's initializer may be called so already.
      let isFree = locals.isFree(name, hidingMembers: true) || names.closures[index] != nil
      let passed = isFree ? name : locals.argument("own" + name.startingLarge)
      passedNames[index] = passed
      return passed
    case .input(let input), .inputClosure(let input): return names.inputs[input] ?? ""
    case .slot: return ""
    }
  }

  private mutating func closeGroup() {
    guard !open.bindings.isEmpty else { return }
    let number = groups.count
    let property = names.groupProperty(number)
    let arguments = open.orderedParameters.map { name, atom in
      Expression.Argument(label: name, value: resolver.passed(atom))
    }
    add([
      .assignment("self.\(property)", Value(.call(names.groupType(number), arguments), open.effects))
    ])
    for index in open.bindings {
      let atom = Atom.binding(index)
      let place = Expression.member(.name(property), view.scope.bindings[index].name, isOptional: false)
      resolver.groups[index] = property
      guard let local = resolver.locals[atom] else { continue }
      add([.constant(local, type: nil, Value(place))])
      resolver.declared.insert(local)
    }
    groups.append(open)
    open = BindingGroup()
  }
}

extension BindingGroup {
  /// In the order of declaration, what comes from other scopes last.
  var orderedParameters: [(name: String, atom: Atom)] {
    parameters.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
