import HandwireFacts
import HandwireGraph

/// What of a class exists when: with the initializer, at first use, for each caller.
struct ClassAnalysis: Sendable {
  /// Owned bindings that the initializer constructs: all but the lazy ones, and lazy ones that it needs.
  private(set) var constructed: Set<Int> = []
  /// Lazy and shared bindings that a closure makes, once.
  private(set) var closures: Set<Int> = []
  /// Read after the initializer.
  private(set) var lateAtoms: Set<Atom> = []
  /// Read then by other code than closures.
  private(set) var lateDirect: Set<Atom> = []
  /// Read by closures that are made after the initializer.
  private(set) var lateInClosures: Set<Atom> = []
  /// Read by the initializer and what it makes.
  private(set) var earlyAtoms: Set<Atom> = []
  /// Every input, sorted.
  private(set) var inputs: [Input] = []
  /// Inputs that are made anew for each receiver, of which there is only one, in the initializer.
  private(set) var singleInputs: Set<Input> = []
  /// Private givens that only the initializer reads: values and closures that the class need not keep. An object is
  /// kept all the same, for the graph owns it.
  private(set) var passingGivens: Set<Int> = []

  init(view: ScopeView, draft: ClassDraft) {
    var uses: [Int: BlockUse] = [:]
    for (index, block) in draft.bindings { uses[index] = BlockUse(block) }
    let functions = draft.functions.mapValues { BlockUse($0.block) }
    let connections = draft.connections.map { BlockUse($0) }
    findConstructed(view, uses, connections)

    var early = connections
    for index in constructed.sorted() { if let use = uses[index] { early.append(use) } }
    var late = draft.makers.keys.sorted().compactMap { draft.makers[$0] }.map { BlockUse($0) }
    late += draft.slots.keys.sorted().compactMap { draft.slots[$0]?.block }.map { BlockUse($0) }
    late += draft.ends.map { BlockUse($0) }
    for index in draft.accessors.keys.sorted() {
      if case .shared = view.scope.bindings[index].provision { continue }
      if let block = draft.accessors[index] { late.append(BlockUse(block)) }
    }
    findClosures(view, uses, functions, early, late)

    for index in uses.keys.sorted() where !constructed.contains(index) {
      guard let use = uses[index] else { continue }
      if closures.contains(index) { early.append(use.asClosure) } else { late.append(use) }
    }
    early = early.map { Self.expanded($0, functions) }
    late = late.map { Self.expanded($0, functions) }
    for use in early { earlyAtoms.formUnion(use.all) }
    for use in late {
      lateAtoms.formUnion(use.all)
      lateDirect.formUnion(use.direct)
      lateInClosures.formUnion(use.inClosures)
    }
    findInputs(early, late, view)
    passingGivens = Set(view.scope.bindings.indices.filter { isPassing($0, view) })
  }

  private func isPassing(_ index: Int, _ view: ScopeView) -> Bool {
    let binding = view.scope.bindings[index]
    guard case .given = binding.provision, binding.access <= .fileprivate, !lateAtoms.contains(.binding(index)) else {
      return false
    }
    var type = binding.key
    while case .optional(let wrapped) = type { type = wrapped }
    switch view.program.kind(of: type) {
    case .value, .function: return true
    case .class, .actor, .protocol, .unknown: return false
    }
  }

  /// With what the functions read that it calls; a function reads like a closure.
  static func expanded(_ use: BlockUse, _ functions: [ExpansionNode: BlockUse]) -> BlockUse {
    var result = use
    var pending = use.functions
    var seen = Set(pending)
    while let next = pending.popLast() {
      guard let inner = functions[next] else { continue }
      result.inClosures += inner.all
      for function in inner.functions where seen.insert(function).inserted { pending.append(function) }
    }
    result.functions = seen.sorted()
    return result
  }

  private mutating func findConstructed(_ view: ScopeView, _ uses: [Int: BlockUse], _ connections: [BlockUse]) {
    var pending: [Int] = []
    for (index, binding) in view.scope.bindings.enumerated() where uses[index] != nil {
      if case .owned(_, isLazy: false) = binding.provision { pending.append(index) }
    }
    let isOwned = { (atom: Atom) -> Int? in
      guard case .binding(let index) = atom, case .owned = view.scope.bindings[index].provision else { return nil }
      return index
    }
    pending += connections.flatMap(\.direct).compactMap(isOwned)
    while let next = pending.popLast() {
      guard constructed.insert(next).inserted else { continue }
      pending += (uses[next]?.direct ?? []).compactMap(isOwned)
    }
  }

  private mutating func findClosures(
    _ view: ScopeView, _ uses: [Int: BlockUse], _ functions: [ExpansionNode: BlockUse], _ early: [BlockUse],
    _ late: [BlockUse]
  ) {
    let lazies = uses.keys.sorted().filter { !constructed.contains($0) }
    var pending: [Int] = []
    let isMadeOnce = { (atom: Atom) -> Int? in
      guard case .binding(let index) = atom else { return nil }
      return uses[index] == nil ? nil : index
    }
    for use in early.map({ Self.expanded($0, functions) }) { pending += use.all.compactMap(isMadeOnce) }
    for use in late.map({ Self.expanded($0, functions) }) { pending += use.inClosures.compactMap(isMadeOnce) }
    for index in lazies {
      guard let use = uses[index] else { continue }
      pending += Self.expanded(use, functions).inClosures.compactMap(isMadeOnce)
    }
    while let next = pending.popLast() {
      guard !constructed.contains(next), closures.insert(next).inserted, let use = uses[next] else { continue }
      pending += Self.expanded(use, functions).all.compactMap(isMadeOnce)
    }
  }

  private mutating func findInputs(_ early: [BlockUse], _ late: [BlockUse], _ view: ScopeView) {
    var counts: [Input: Int] = [:]
    var others: Set<Input> = []
    for use in early {
      for case .input(let input) in use.direct { counts[input, default: 0] += 1 }
      for atom in use.inClosures {
        if let input = atom.input { others.insert(input) }
      }
      for case .inputClosure(let input) in use.direct { others.insert(input) }
    }
    for use in late {
      for atom in use.all {
        if let input = atom.input { others.insert(input) }
      }
    }
    inputs = others.union(counts.keys).sorted()
    singleInputs = Set(counts.filter { $0.value == 1 && !others.contains($0.key) && $0.key.isMade(view.graph) }.keys)
  }
}

extension Atom {
  var input: Input? {
    switch self {
    case .input(let input), .inputClosure(let input): input
    case .binding, .slot: nil
    }
  }
}

extension Input {
  /// Whether the parent makes it for each receiver, or looks for the one of the moment.
  func isMade(_ graph: ObjectGraph) -> Bool {
    if case .binding(let binding) = self { !graph[binding].isStored } else { false }
  }
}

extension BlockUse {
  /// The same use, were it inside a closure.
  fileprivate var asClosure: BlockUse {
    var result = self
    result.inClosures = all
    result.direct = []
    return result
  }
}
