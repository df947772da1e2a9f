import HandwireFacts
import HandwireFindings

extension FileWiringReader {
  /// What a call does, as far as wiring goes.
  enum Callee {
    /// An initializer of a type, or a function that stands for one: gives a new object.
    case construction(WiringInfo.Construction)
    /// A function of the program, as the receiver of the call sees it.
    case function(WiringKey)
    /// A case of an enum, a box: holds its arguments.
    case enumCase
    /// A value that is called.
    case value(CodeNode)
    /// A method of something whose code is not known: gives what that has.
    case method(base: CodeNode, name: String)
    case outside(String)
    case unknown(String)
    case nothing
  }

  func flows(ofCall node: CodeNode) -> [WiringFlow] {
    switch callee(of: node) {
    case .construction: return [WiringFlow(target: .key(.made(place, node.index)))]
    case .function(let key): return [WiringFlow(target: .key(key))]
    case .enumCase: return node.arguments.flatMap { flows(of: $0) }
    case .value(let value): return flows(of: value).map { $0.deferred(by: -1) }
    case .method(let base, let name): return flows(of: base).map { $0.reading(name + "()") }
    case .outside(let spelling): return [WiringFlow(target: .outside(spelling))]
    case .unknown(let reason): return [unknown(reason)]
    case .nothing: return []
    }
  }

  func callee(of node: CodeNode) -> Callee {
    guard let callee = node.firstChild else { return .nothing }
    if callee.kind == .closure { return .value(callee) }
    switch file.reference(of: callee) {
    case .type(let type): return construction(of: type, node, callee)
    case .local: return .value(callee)
    case .members(let members), .globals(let members): return self.callee(members, node, callee)
    case .unread(let name):
      if callee.kind == .member, let base = callee.firstChild {
        if case .metatype(let type) = file.type(of: base) { return outside(type, node, callee) }
        return .method(base: base, name: name)
      }
      guard name.first?.isUppercase == true else { return .outside(node.spelling) }
      return external(.external(path: [name], arguments: []), node, callee)
    case .unknown(let reason):
      if callee.kind == .member, let base = callee.firstChild { return .method(base: base, name: callee.text) }
      if callee.kind == .implicitMember { return .nothing }
      return .unknown(reason)
    case .selfValue, .superValue, .module: return .nothing
    }
  }

  private func callee(_ members: [CodeMember], _ node: CodeNode, _ callee: CodeNode) -> Callee {
    guard let member = members.first else { return .nothing }
    switch member.fact {
    case .property: return .value(callee)
    case .enumCase: return .enumCase
    case .subscripts: return .nothing
    case .initializer:
      var type = file.type(of: node)
      if case .optional(let wrapped) = type { type = wrapped }
      return construction(of: type, node, callee)
    case .function(let fact):
      let isProtocol =
        member.owner.map { file.code.program.kind(of: .nominal($0, arguments: [])) == .protocol } ?? false
      if isProtocol, !member.isStatic {
        guard callee.kind == .member, let base = callee.firstChild else { return .nothing }
        return .method(base: base, name: fact.header.name)
      }
      if member.isStatic || member.owner == nil { return staticFunction(members, fact, node, callee) }
      guard fact.result != nil else { return .nothing }
      guard members.count == 1 else { return .unknown("only the compiler knows which '\(member.name)' is called") }
      return key(of: member).map { .function($0) } ?? .nothing
    }
  }

  /// Functions that need no object are called like initializers.
  private func staticFunction(
    _ members: [CodeMember], _ fact: FunctionFact, _ node: CodeNode, _ callee: CodeNode
  ) -> Callee {
    let isForEffect = fact.result == nil
    let kind = isForEffect ? ObjectKind.perhaps : objects.kind(of: file.type(of: node))
    if kind == .no, !keepsValues { return .nothing }
    if isForEffect, node.arguments.isEmpty, !keepsValues { return .nothing }
    return .construction(
      .init(spelling: callee.spelling, constructed: nil, isForEffect: isForEffect, isObject: kind))
  }

  private func construction(of type: ResolvedType, _ node: CodeNode, _ callee: CodeNode) -> Callee {
    guard case .nominal(let identifier, _) = type else { return external(type, node, callee) }
    let kind = objects.kind(of: type)
    if kind == .no, !keepsValues, !takesObjects(node) { return .nothing }
    let spelling = callee.kind == .implicitMember ? identifier.dottedName : constructed(callee)
    return .construction(.init(spelling: spelling, constructed: identifier, isForEffect: false, isObject: kind))
  }

  private func external(_ type: ResolvedType, _ node: CodeNode, _ callee: CodeNode) -> Callee {
    if case .external(let path, _) = type, Self.boxes.contains(path.last ?? "") { return .enumCase }
    let kind = objects.kind(of: type)
    if kind == .no, !keepsValues { return .nothing }
    return .construction(.init(spelling: constructed(callee), constructed: nil, isForEffect: false, isObject: kind))
  }

  /// Values that are what they hold, as far as wiring goes.
  private static let boxes: Set<String> = [
    "Mutex", "OSAllocatedUnfairLock", "LockIsolated", "UncheckedSendable", "State", "StateObject", "ObservedObject",
    "Published", "Bindable", "Optional", "Array", "CurrentValueSubject",
  ]

  /// A static function of a type that was not read.
  private func outside(_ type: ResolvedType, _ node: CodeNode, _ callee: CodeNode) -> Callee {
    if objects.kind(of: type) == .no { return .nothing }
    return .outside(node.spelling)
  }

  private func constructed(_ callee: CodeNode) -> String {
    let spelling = callee.spelling
    return spelling.hasSuffix(".init") ? String(spelling.dropLast(5)) : spelling
  }

  private func takesObjects(_ node: CodeNode) -> Bool {
    node.arguments.contains { argument in
      guard argument.kind != .closure else { return false }
      return flows(of: argument).contains { $0.key != nil }
        && objects.kind(of: file.type(of: argument)) == .yes
    }
  }

  /// Notes what a call receives, and what it supplies to the parameters of what it calls.
  func read(call node: CodeNode, in body: BodyFact) {
    let callee = callee(of: node)
    let declared = file.calledDeclaration(of: node)
    if case .construction(let construction) = callee {
      let key = WiringKey.made(place, node.index)
      note(key) {
        WiringInfo(
          kind: .made(construction), name: "", written: nil, context: file.context(of: body),
          inferred: file.type(of: node), owner: owner(of: body), function: body.name, conditions: body.conditions,
          place: place(node.start))
      }
    }
    if case .construction = callee, let member = declared?.member, member.function != nil,
      let function = key(of: member)
    {
      assign([WiringFlow(target: .key(function))], to: .made(place, node.index), .call, at: node.start)
    }
    for (index, argument) in node.arguments.enumerated() {
      let parameter = declared.map { $0.parameters[$0.indices[index]] }
      var found = received(argument, by: callee)
      if parameter?.attributes.contains("autoclosure") == true { found = found.map { $0.deferred(by: 1) } }
      guard !found.isEmpty else { continue }
      if case .construction = callee {
        for flow in found {
          records.dependencies.append(
            .init(
              receiver: .made(place, node.index), index: index,
              parameter: parameter?.label ?? parameter?.name ?? argument.label ?? "_", flow: flow,
              place: place(argument.start)))
        }
      }
      supply(found, argument, parameter, declared?.member, callee)
    }
  }

  private func supply(
    _ found: [WiringFlow], _ argument: CodeNode, _ parameter: ParameterFact?, _ member: CodeMember?, _ callee: Callee
  ) {
    if let parameter, let member {
      guard let key = key(of: parameter, of: member) else { return }
      assign(found, to: key, .argument, at: argument.start)
    } else if case .construction(let construction) = callee, let type = construction.constructed,
      let label = argument.label,
      let member = file.code.members(named: label, of: type).first(where: { !$0.isStatic && $0.property != nil }),
      member.property?.isComputed == false, let key = key(of: member)
    {
      // A memberwise initializer.
      assign(found, to: key, .argument, at: argument.start)
    }
  }

  /// What goes in at one argument; nothing where its parameter takes no objects.
  private func received(_ argument: CodeNode, by callee: Callee) -> [WiringFlow] {
    let expected = file.expectedType(of: argument)
    let kind = expected.map { objects.kind(of: $0) } ?? objects.kind(of: file.type(of: argument))
    if !keepsValues {
      if kind == .no || (argument.kind != .closure && objects.kind(of: file.type(of: argument)) == .no) { return [] }
    }
    if argument.kind == .closure {
      guard let expected else { return keepsValues ? flows(of: argument) : [] }
      if let function = Self.function(in: expected), function.result == .void, !keepsValues { return [] }
    }
    let found = flows(of: argument)
    if kind == .yes, found.isEmpty, argument.kind != .nilLiteral, argument.kind != .closure {
      return isPlainValue(argument) ? [] : [unknown("what '\(argument.spelling)' gives was not understood")]
    }
    // Only where an object is asked for is it worth saying that none was found.
    if kind == .yes { return found }
    return found.filter { if case .unknown = $0.target { false } else { true } }
  }

  private func isPlainValue(_ node: CodeNode) -> Bool {
    switch node.kind {
    case .stringLiteral, .numberLiteral, .booleanLiteral, .nilLiteral, .array, .dictionary, .metatype, .keyPath: true
    case .implicitMember: true
    default: objects.kind(of: file.type(of: node)) == .no
    }
  }

  static func function(in type: ResolvedType) -> ResolvedType.Function? {
    switch type {
    case .function(let function): function
    case .optional(let wrapped): function(in: wrapped)
    default: nil
    }
  }
}
