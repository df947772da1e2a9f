import HandwireGraph

/// Puts names in place of the atoms of one function, and finds what its closures capture.
struct NameResolver {
  let view: ScopeView
  let names: ClassNames
  let isInitializer: Bool
  /// Values that are local constants here, under these names.
  var locals: [Atom: String] = [:]
  /// The properties of the structs that hold bindings, by binding.
  var groups: [Int: String] = [:]
  /// Names of parameters and constants, which hide members.
  var declared: Set<String> = []
  /// Those of the function around this one.
  var declaredOutside: Set<String> = []
  /// Bindings that are being made by each other here.
  var cycle: Set<Int> = []
  /// Whether a closure may be passed where another type of closure is asked for. The value of a lazy property must not:
  /// there the compiler forgets on which actor it runs.
  var handsOnClosures = true
  /// Inside a local function, which like a closure may run later.
  var isDeferred = false

  private struct Capture {
    var inner: String
    var text: String
  }
  private var captures: [Atom: Capture]?
  private var closureNames: Set<String> = []
  private var closureDeclarations: Set<String> = []

  init(view: ScopeView, names: ClassNames, isInitializer: Bool, declared: Set<String> = []) {
    self.view = view
    self.names = names
    self.isInitializer = isInitializer
    self.declared = declared
  }

  func isDeclared(_ name: String) -> Bool { declared.contains(name) || declaredOutside.contains(name) }

  // MARK: Blocks

  mutating func resolved(_ block: Block) -> Block {
    Block(statements: block.statements.map { resolved($0) }, result: resolved(block.result))
  }

  mutating func resolved(_ value: Value) -> Value { Value(resolved(value.expression), value.effects) }

  mutating func resolved(_ statement: Statement) -> Statement {
    switch statement {
    case .constant(let name, let type, let value): .constant(name, type: type, resolved(value))
    case .assignment(let name, let value): .assignment(name, resolved(value))
    case .evaluation(let value): .evaluation(resolved(value))
    case .returning(let value): .returning(resolved(value))
    case .variable, .returnIfMade, .function, .line, .nested, .conditional: statement
    }
  }

  private mutating func resolved(_ expression: Expression) -> Expression {
    switch expression {
    case .name: return expression
    case .atom(let atom): return reading(atom)
    case .function(let node, let arguments):
      return .call((names.functions[node] ?? "make").asIdentifier, resolved(arguments))
    case .member(let base, let name, let isOptional):
      return .member(resolved(base), name, isOptional: isOptional)
    case .call(let callee, let arguments): return .call(callee, resolved(arguments))
    case .apply(let callee, let arguments): return .apply(resolved(callee), resolved(arguments))
    case .list(let elements): return .list(elements.map { resolved($0) })
    case .closure(let closure): return resolved(closure)
    }
  }

  private mutating func resolved(_ arguments: [Expression.Argument]) -> [Expression.Argument] {
    arguments.map { .init(label: $0.label, value: resolved($0.value)) }
  }

  // MARK: Closures

  private mutating func resolved(_ closure: ClosureExpression) -> Expression {
    if let itself = existing(closure) { return itself }
    var result = closure
    let isOutermost = captures == nil
    if isOutermost {
      captures = [:]
      closureDeclarations = declaredNames(in: closure)
      closureNames = closureDeclarations.union(localNames(in: closure))
    }
    result.body = resolved(closure.body)
    if isOutermost, let captured = captures {
      result.captures = captured.sorted { $0.key < $1.key }.map { $0.value.text }
      captures = nil
      closureNames = []
      closureDeclarations = []
    }
    return .closure(result)
  }

  /// The closure that is there already, where this one would only call it.
  private mutating func existing(_ closure: ClosureExpression) -> Expression? {
    guard handsOnClosures, closure.attributes.isEmpty, closure.body.statements.isEmpty else { return nil }
    switch closure.body.result.expression {
    case .atom(let atom):
      guard closure.parameters.isEmpty else { return nil }
      let stem = stem(of: atom, isDeferred: true)
      return stem.isCalled ? place(stem, of: atom) : nil
    case .apply(.atom(let atom), let arguments):
      return isSame(arguments, closure.parameters) ? place(stem(of: atom, isDeferred: true), of: atom) : nil
    case .function(let node, let arguments):
      return isSame(arguments, closure.parameters) ? names.functions[node].map { .name($0.asIdentifier) } : nil
    case .name, .member, .call, .apply, .closure, .list: return nil
    }
  }

  private func isSame(_ arguments: [Expression.Argument], _ parameters: [String]) -> Bool {
    arguments.map(\.value) == parameters.map { .name($0) }
  }

  // MARK: Atoms

  private struct Stem {
    var name: String
    var isLocal: Bool
    /// Whether it is a closure that gives the value.
    var isCalled: Bool
  }

  private mutating func reading(_ atom: Atom) -> Expression {
    let stem = stem(of: atom, isDeferred: isDeferred || captures != nil || locals[atom] != nil)
    let place = place(stem, of: atom)
    return stem.isCalled ? .apply(place, []) : place
  }

  private func stem(of atom: Atom, isDeferred: Bool) -> Stem {
    switch atom {
    case .binding(let index):
      if cycle.contains(index), let name = names.makers[index] {
        return Stem(name: name, isLocal: true, isCalled: true)
      }
      let binding = view.scope.bindings[index]
      if isInitializer, case .given = binding.provision {
        return Stem(name: binding.name, isLocal: true, isCalled: false)
      }
      if let closure = names.closures[index], isInitializer || isDeferred {
        let isLocal = isInitializer && names.localClosures.contains(index)
        return Stem(name: closure, isLocal: isLocal, isCalled: true)
      }
      return Stem(name: binding.name, isLocal: false, isCalled: false)
    case .input(let input):
      return Stem(
        name: names.inputs[input] ?? "", isLocal: isInitializer, isCalled: names.closureInputs.contains(input))
    case .inputClosure(let input):
      return Stem(name: names.inputs[input] ?? "", isLocal: isInitializer, isCalled: false)
    case .slot(let slot):
      if isInitializer { return Stem(name: names.slotVariables[slot] ?? "", isLocal: true, isCalled: false) }
      return Stem(name: names.slotReaders[slot] ?? "", isLocal: false, isCalled: true)
    }
  }

  /// The property that code that runs later reads it from.
  func property(of atom: Atom) -> String? {
    let stem = stem(of: atom, isDeferred: true)
    return stem.isLocal ? nil : stem.name
  }

  /// The name by which the stem is read here, captured first if need be.
  private mutating func place(_ stem: Stem, of atom: Atom) -> Expression {
    let local = locals[atom] ?? (stem.isLocal ? stem.name : nil)
    if let local, !closureDeclarations.contains(local) { return .name(local.asIdentifier) }
    let outer = local?.asIdentifier ?? member(stem, of: atom)
    guard captures != nil else { return .name(outer) }
    if let known = captures?[atom] { return .name(known.inner.asIdentifier) }
    var inner = stem.name
    if closureNames.contains(inner) {
      inner = view.scope.declaration.scopeWord + stem.name.startingLarge
      while closureNames.contains(inner) { inner = "own" + inner.capitalizedFirst }
    }
    let text = inner == stem.name && outer == inner.asIdentifier ? outer : "\(inner.asIdentifier) = \(outer)"
    captures?[atom] = Capture(inner: inner, text: text)
    return .name(inner.asIdentifier)
  }

  private func member(_ stem: Stem, of atom: Atom) -> String {
    if case .binding(let index) = atom, let group = groups[index] { return "\(group).\(stem.name.asMember)" }
    return isDeclared(stem.name) ? "self.\(stem.name.asMember)" : stem.name.asIdentifier
  }

  /// The value, or the closure that gives it, as it is handed to another function.
  mutating func passed(_ atom: Atom) -> Expression { place(stem(of: atom, isDeferred: true), of: atom) }

  // MARK: Names in a closure

  private func declaredNames(in closure: ClosureExpression) -> Set<String> {
    var result: Set<String> = []
    var pending: [Expression] = [.closure(closure)]
    while let next = pending.popLast() {
      switch next {
      case .closure(let closure):
        result.formUnion(closure.parameters)
        for statement in closure.body.statements {
          guard case .constant(let name, _, let value) = statement else { continue }
          result.insert(name)
          pending.append(value.expression)
        }
        pending.append(closure.body.result.expression)
      case .name(let name): result.insert(name)
      case .atom: break
      case .function(_, let arguments), .call(_, let arguments): pending += arguments.map(\.value)
      case .member(let base, _, _): pending.append(base)
      case .apply(let callee, let arguments): pending += [callee] + arguments.map(\.value)
      case .list(let elements): pending += elements
      }
    }
    return result
  }

  /// Names of parameters of the initializer and of local functions that the closure reads.
  private func localNames(in closure: ClosureExpression) -> Set<String> {
    let use = BlockUse(closure.body)
    var result = Set(use.functions.compactMap { names.functions[$0] })
    for atom in use.all {
      let stem = stem(of: atom, isDeferred: true)
      if let local = locals[atom] { result.insert(local) } else if stem.isLocal { result.insert(stem.name) }
    }
    return result
  }
}
