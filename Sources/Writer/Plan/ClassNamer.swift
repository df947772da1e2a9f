import HandwireFacts
import HandwireGraph

/// Chooses the names of what the blueprint does not name.
struct ClassNamer {
  let view: ScopeView
  let draft: ClassDraft
  let analysis: ClassAnalysis
  private(set) var names = ClassNames()
  /// Of the initializer: parameters and constants.
  private(set) var initializer: LocalNames
  private var generated: LocalNames

  init(view: ScopeView, draft: ClassDraft, analysis: ClassAnalysis, members: Set<String>) {
    self.view = view
    self.draft = draft
    self.analysis = analysis
    initializer = draft.initializerNames
    generated = LocalNames(members: members)
    for given in view.scope.givens { initializer.insert(given.name) }
    nameInputs()
    nameClosures()
    nameSlots()
    nameFunctions()
    let used = members.union(names.inputs.values)
    names.made = ["made", "instance", "madeInstance"].first { !used.contains($0) } ?? "made"
    for stem in ["owned", "group", "handwireGroup"] {
      names.groupStem = stem
      if (0...draft.bindings.count).allSatisfy({
        generated.isFree(names.groupProperty($0), hidingMembers: false)
          && initializer.isFree(names.groupProperty($0), hidingMembers: false)
      }) {
        break
      }
    }
  }

  static func isStored(_ input: Input, _ analysis: ClassAnalysis) -> Bool {
    analysis.lateAtoms.contains(.input(input)) || analysis.lateAtoms.contains(.inputClosure(input))
  }

  private mutating func nameInputs() {
    // The nearest scope has the first choice.
    for input in analysis.inputs.reversed() {
      let isClosure = !analysis.singleInputs.contains(input) && (input.isMade(view.graph) || input.isAlwaysClosure)
      if isClosure { names.closureInputs.insert(input) }
      let isStored = Self.isStored(input, analysis)
      let home = view.graph[input.scope].declaration.scopeWord
      let wishes = [wish(for: input, isClosure, prefix: nil), wish(for: input, isClosure, prefix: home)]
      let free = wishes.first {
        initializer.isFree($0, hidingMembers: !isStored) && generated.isFree($0, hidingMembers: true)
      }
      let name = isStored ? initializer.unique(free ?? wishes[1]) : initializer.argument(free ?? wishes[1])
      if isStored { generated.insert(name) }
      names.inputs[input] = name
    }
  }

  private func wish(for input: Input, _ isClosure: Bool, prefix: String?) -> String {
    let base: String
    let verb: String
    switch input {
    case .binding(let binding):
      base = view.graph[binding].name
      verb = isClosure && !base.hasPrefix("make") ? "make" : ""
    case .maker(let maker):
      base = view.graph[maker].declaration.name
      verb = ""
    case .child(_, _, let binding):
      base = view.graph[binding].name
      verb = "current"
    }
    guard let prefix else { return verb.isEmpty ? base : verb + base.startingLarge }
    let prefixed = prefix + base.startingLarge
    return verb.isEmpty ? prefixed : verb + prefixed.startingLarge
  }

  private mutating func nameClosures() {
    for (index, binding) in view.scope.bindings.enumerated() {
      let isShared = if case .shared = binding.provision { true } else { false }
      guard analysis.closures.contains(index) || isShared && draft.bindings[index] != nil else { continue }
      let name = privateName("shared" + binding.name.startingLarge)
      names.closures[index] = name
      guard analysis.closures.contains(index) else {
        // A weak property instead; it is read by the accessor only.
        names.closures[index] = nil
        names.weakProperties[index] = name
        continue
      }
      let atom = Atom.binding(index)
      let isReadLater =
        analysis.lateAtoms.contains(atom) || binding.access >= .internal || draft.accessors[index] != nil
      if !isReadLater { names.localClosures.insert(index) }
    }
  }

  private mutating func privateName(_ wish: String) -> String {
    var name = generated.unique(wish)
    while !initializer.isFree(name, hidingMembers: true) { name = generated.unique(wish) }
    initializer.insert(name)
    return name
  }

  private mutating func nameSlots() {
    for index in view.scope.presentSlots {
      let slot = view.scope.slots[index]
      let atom = Atom.slot(index)
      let isEarly = analysis.earlyAtoms.contains(atom)
      let isLate = analysis.lateAtoms.contains(atom)
      if isEarly || isLate {
        names.slotVariables[index] = initializer.argument(slot.name)
        names.slotNotes[index] = privateName("note" + slot.name.startingLarge)
      }
      if isLate { names.slotReaders[index] = privateName("current" + slot.name.startingLarge) }
      names.slotTurns[index] = privateName(slot.name + "Turn")
    }
  }

  private mutating func nameFunctions() {
    for node in draft.functions.keys.sorted() {
      let base = ExpressionBuilder.hint(of: node, view)
      let stem = base.hasPrefix("make") && base.count > 4 ? String(base.dropFirst(4)) : base
      names.functions[node] = privateName("new" + stem.startingLarge)
    }
    for index in draft.bindings.keys.sorted() {
      names.makers[index] = privateName("the" + view.scope.bindings[index].name.startingLarge)
      names.ownedProperties[index] = privateName("owned" + view.scope.bindings[index].name.startingLarge)
    }
    for (index, binding) in view.scope.bindings.enumerated() {
      guard case .owned = binding.provision, let block = draft.bindings[index], !analysis.constructed.contains(index),
        !analysis.closures.contains(index), !block.statements.isEmpty || !BlockUse(block).functions.isEmpty
      else { continue }
      names.lazyMakers[index] = privateName("make" + binding.name.startingLarge)
    }
    names.graphVariable = privateName("graph")
  }
}

extension Input {
  var isAlwaysClosure: Bool {
    switch self {
    case .binding: false
    case .maker, .child: true
    }
  }
}
