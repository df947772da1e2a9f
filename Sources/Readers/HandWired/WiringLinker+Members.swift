import HandwireFacts

/// The types whose initializers give what a key holds: what `store.session` means is found there, where the key's own
/// type is a protocol.
struct ConstructedTypes {
  /// More than so many say nothing any more.
  static let most = 4

  private(set) var types: [[TypeIdentifier]]
  /// Whether it may hold something else too.
  private(set) var isOpen: [Bool]

  init(_ linker: WiringLinker) {
    let count = linker.keys.count
    types = Array(repeating: [], count: count)
    isOpen = Array(repeating: false, count: count)
    var receivers: [[Int]] = Array(repeating: [], count: count)
    var pending: [Int] = []
    for number in 0..<count {
      let made = linker.constructions[number] ?? number
      if case .made(let construction)? = linker.infos[made]?.kind {
        if let type = construction.constructed { types[number] = [type] } else { isOpen[number] = true }
      } else if case .registered(let registered)? = linker.infos[number]?.kind {
        if let type = registered.implementation { types[number] = [type] } else { isOpen[number] = true }
      }
      if linker.constructions[number] == nil {
        for value in linker.values[number] {
          let flow = linker.resolved(value.flow)
          switch flow.target {
          case .key:
            if flow.path.isEmpty, let target = linker.number(in: flow) {
              receivers[target].append(number)
            } else {
              isOpen[number] = true
            }
          case .owner(.type(let type)): if flow.path.isEmpty { types[number].append(type) }
          case .owner, .assisted, .outside, .unknown: isOpen[number] = true
          }
        }
      }
      if !types[number].isEmpty || isOpen[number] { pending.append(number) }
    }
    while let next = pending.popLast() {
      for receiver in receivers[next] {
        var hasChanged = false
        for type in types[next] where types[receiver].count <= Self.most && !types[receiver].contains(type) {
          types[receiver].append(type)
          hasChanged = true
        }
        if isOpen[next], !isOpen[receiver] {
          isOpen[receiver] = true
          hasChanged = true
        }
        if hasChanged { pending.append(receiver) }
      }
    }
  }
}

extension WiringLinker {
  /// Where a flow comes from, members of objects whose type is known looked up there.
  func expanded(_ flow: WiringFlow, _ constructed: ConstructedTypes) -> [WiringFlow] {
    var found: [WiringFlow] = []
    var pending = [resolved(flow)]
    var steps = 0
    while let next = pending.popLast(), steps < 16 {
      steps += 1
      guard let name = next.path.first else {
        found.append(next)
        continue
      }
      var types: [TypeIdentifier] = []
      var isOpen = true
      if let number = number(in: next) {
        types = constructed.types[number]
        isOpen = constructed.isOpen[number]
      } else if case .owner(.type(let type)) = next.target {
        types = [type]
        isOpen = false
      }
      let members = types.count > ConstructedTypes.most ? [] : types.compactMap { member(name, of: $0) }
      guard members.count == types.count, !members.isEmpty else {
        found.append(next)
        continue
      }
      if isOpen { found.append(next) }
      for member in members {
        pending.append(
          resolved(
            WiringFlow(
              target: .key(member), path: Array(next.path.dropFirst()), depth: next.depth,
              isConditional: next.isConditional || members.count > 1)))
      }
    }
    return found
  }

  /// A property by its name, a method by its name and parentheses; only what has a value that was read.
  private func member(_ name: String, of type: TypeIdentifier) -> WiringKey? {
    let isCall = name.hasSuffix("()")
    let members = code.members(named: isCall ? String(name.dropLast(2)) : name, of: type).filter { !$0.isStatic }
    guard members.count == 1, let member = members.first, let header = member.header else { return nil }
    let key: WiringKey
    switch member.fact {
    case .property:
      guard !isCall, let owner = member.owner else { return nil }
      key = .property(owner, header.name)
    case .function:
      guard isCall else { return nil }
      key = .function(WiringFile(module: member.context.module, path: member.context.file), header.position)
    case .initializer, .subscripts, .enumCase: return nil
    }
    guard let number = numbers[key], infos[number] != nil, aliases[number] != nil || !values[number].isEmpty else {
      return nil
    }
    return key
  }
}
