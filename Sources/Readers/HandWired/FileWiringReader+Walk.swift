import HandwireFacts
import HandwireFindings

extension FileWiringReader {
  /// What a function remembers: the first call makes it, the others return it.
  struct Memo {
    /// Where it is kept: the targets of assignments.
    var storages: [CodeNode]
    var value: CodeNode
  }

  /// One pass over all code: each `return` belongs to the innermost closure, function or body around it.
  func collectReturns() {
    var functions: [(end: Int, index: Int)] = []
    let tree = code
    for index in 0..<tree.count {
      let node = tree[index]
      while let last = functions.last, last.end <= index { functions.removeLast() }
      switch node.kind {
      case .closure, .localFunction: functions.append((node.end, index))
      case .exit where node.text == "return":
        if let value = node.firstChild, let function = functions.last {
          returns[function.index, default: []].append(value.index)
        }
      default: if node.parent == nil { functions.append((node.end, index)) }
      }
    }
  }

  /// Everything that the body's code does to wiring.
  func walk(_ body: BodyFact) {
    let tree = code
    let root = tree[body.root]
    var index = root.index
    while index < root.end {
      let node = tree[index]
      index += 1
      switch node.kind {
      case .macro where node.text.hasSuffix("Preview") || node.text == "Previewable": index = node.end
      case .localType: index = node.end
      case .call: read(call: node, in: body)
      case .local: read(local: node)
      case .assignment: read(assignment: node, in: body)
      case .localFunction:
        let key = key(ofLocalFunction: node)
        assign(results(of: node), to: key, .result, at: node.position)
      case .closure where memo(of: node) != nil:
        // A closure that makes something once gives its storage the value.
        _ = results(of: node)
      default: break
      }
    }
  }

  private func read(local node: CodeNode) {
    guard let value = node.firstChild else { return }
    // The computed local's body is statements, not a value.
    if node.children.dropFirst().contains(where: { _ in true }) { return }
    let flows = flows(of: value)
    guard !flows.isEmpty else { return }
    let key = key(ofLocal: node)
    assign(flows, to: key, .body, at: node.position)
  }

  private func read(assignment node: CodeNode, in body: BodyFact) {
    guard node.text == "=" else { return }
    let children = Array(node.children)
    guard children.count == 2 else { return }
    guard let holder = holder(children[0]) else { return }
    if isRemembered(node) { return }
    var isOwn = false
    if case .property(let type, _) = holder, body.role == .initializer, file.owner(of: body) == type { isOwn = true }
    if case .local = holder { isOwn = true }
    var found = flows(of: children[1])
    if isInBranch(node) { found = found.map(\.conditional) }
    assign(found, to: holder, isOwn ? .initializer : .body, at: node.position)
  }

  /// Whether it is the assignment by which a function remembers what it made.
  private func isRemembered(_ node: CodeNode) -> Bool {
    guard let block = node.parent else { return false }
    let function = block.parent?.kind == .localFunction ? block.parent : block
    guard let function, let memo = memo(of: function) else { return false }
    return memo.storages.contains { node.contains($0) }
  }

  private func isInBranch(_ node: CodeNode) -> Bool {
    var current = node
    var steps = 0
    while let parent = current.parent, steps < 100 {
      if parent.kind == .closure || parent.kind == .localFunction { return false }
      if parent.kind == .branch || parent.kind == .conditional { return true }
      current = parent
      steps += 1
    }
    return false
  }

  /// What an expression on the left of `=` stands for.
  func holder(_ node: CodeNode) -> WiringKey? {
    switch node.kind {
    case .name, .member, .implicitMember:
      switch file.reference(of: node) {
      case .local(let declaration): return declaration.kind == .local ? key(ofLocal: declaration) : nil
      case .members(let members), .globals(let members):
        guard members.count == 1, let member = members.first, member.property != nil else { return nil }
        if let owner = member.owner, file.code.program.kind(of: .nominal(owner, arguments: [])) == .protocol {
          return nil
        }
        return key(of: member)
      case .unread(let name): return wrapped(name, node)
      case .unknown: return wrapped(node.text, node)
      case .type, .module, .selfValue, .superValue: return nil
      }
    case .forced, .optionalChain: return node.firstChild.flatMap { holder($0) }
    default: return nil
    }
  }

  /// `_model`, the storage of the property `model`.
  private func wrapped(_ name: String, _ node: CodeNode) -> WiringKey? {
    guard name.hasPrefix("_"), let owner = file.body(of: node).flatMap({ file.owner(of: $0) }) else { return nil }
    if node.kind == .member {
      guard let base = node.firstChild, case .selfValue = file.reference(of: base) else { return nil }
    }
    let members = file.code.members(named: String(name.dropFirst()), of: owner)
    guard members.count == 1, let fact = members[0].property, !fact.header.attributes.isEmpty else { return nil }
    return key(of: members[0])
  }

  /// `if let x { return x }`, `let made = …`, `x = made`, `return made`.
  func memo(of function: CodeNode) -> Memo? {
    if let known = memos[function.index] { return known.storages.isEmpty ? nil : known }
    let found = computedMemo(of: function)
    memos[function.index] = found ?? Memo(storages: [], value: function)
    return found
  }

  private func computedMemo(of function: CodeNode) -> Memo? {
    var block = function
    if function.kind == .localFunction, let inner = function.children.first(where: { $0.kind == .block }) {
      block = inner
    }
    let statements = block.children.filter { $0.kind != .parameter && $0.kind != .capture }
    guard statements.count >= 4, statements[0].kind == .branch, statements[0].text == "if",
      let last = statements.last, last.kind == .exit, let result = last.firstChild, result.kind == .name
    else { return nil }
    var made: CodeNode?
    var storages: [CodeNode] = []
    for statement in statements.dropLast() {
      switch statement.kind {
      case .branch:
        // Returns what it finds there.
        guard statement.text == "if", let bound = statement.firstChild, bound.kind == .local, bound.label == "unwrap",
          let inner = statement.children.first(where: { $0.kind == .block }), let exit = inner.firstChild,
          exit.kind == .exit, exit.firstChild?.text == bound.text
        else { return nil }
      case .local:
        guard made == nil, statement.text == result.text, statement.firstChild != nil else { return nil }
        made = statement
      case .assignment:
        let children = Array(statement.children)
        guard children.count == 2, children[1].kind == .name, children[1].text == result.text else { return nil }
        storages.append(children[0])
      default: return nil
      }
    }
    guard let value = made?.firstChild, !storages.isEmpty else { return nil }
    return Memo(storages: storages, value: value)
  }
}
