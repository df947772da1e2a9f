import HandwireFacts

extension WiringLinker {
  /// Finds the keys that are only other names, from the simplest to those that need the others.
  mutating func linkNames() {
    for number in keys.indices {
      if values[number].contains(where: { $0.site == .memo }) { memos[number] = Memo(isWeak: isWeak(number)) }
    }
    for number in keys.indices { linkPassingName(number) }
    for number in keys.indices where isStored(number) { linkStoredName(number) }
    for number in keys.indices where isComputed(number) { claim(by: number, onlyMemos: true) }
    for number in keys.indices where isStored(number) { claim(by: number, onlyMemos: false) }
    for number in keys.indices where isFunction(number) { claim(by: number, onlyMemos: false) }
    breakCircles()
  }

  private func isWeak(_ number: Int) -> Bool {
    switch infos[number]?.kind {
    case .property(let traits)?: traits.isWeak
    case .local(let isWeak)?: isWeak
    case .parameter?, .function?, .made?, .registered?, .fetched?, nil: false
    }
  }

  func isStored(_ number: Int) -> Bool {
    if case .property(let traits)? = infos[number]?.kind { !traits.isComputed } else { false }
  }

  func isComputed(_ number: Int) -> Bool {
    if case .property(let traits)? = infos[number]?.kind { traits.isComputed } else { false }
  }

  func isFunction(_ number: Int) -> Bool { if case .function? = infos[number]?.kind { true } else { false } }
  func isLocal(_ number: Int) -> Bool { if case .local? = infos[number]?.kind { true } else { false } }

  /// The one thing that a key's value is, where it is one.
  private func only(_ number: Int) -> WiringFlow? {
    let own = values[number]
    guard own.count == 1, !own[0].flow.isConditional, memos[number] == nil else { return nil }
    return own[0].flow
  }

  /// Locals, functions and computed properties that only pass on something else.
  private mutating func linkPassingName(_ number: Int) {
    guard isLocal(number) || isFunction(number) || isComputed(number), let flow = only(number) else { return }
    if let key = flow.key, key.isMade { return }
    if case .unknown = flow.target { return }
    aliases[number] = flow
  }

  /// Stored properties that only keep what the initializer was given, or a closure over something else.
  private mutating func linkStoredName(_ number: Int) {
    guard let flow = only(number), let info = infos[number] else { return }
    let resolved = resolved(flow)
    guard let target = self.number(in: resolved), !keys[target].isMade else { return }
    if isInitializerParameter(target, of: info.owner), resolved.isPlain {
      aliases[number] = flow
    } else if resolved.depth > 0 {
      aliases[number] = flow
    }
  }

  func isInitializerParameter(_ number: Int, of owner: WiringOwner) -> Bool {
    guard let info = infos[number], case .parameter(ofInitializer: true) = info.kind else { return false }
    return info.owner == owner
  }

  /// A local that is put into a property (or returned) is that property: the property has the better name.
  private mutating func claim(by number: Int, onlyMemos: Bool) {
    let own = values[number]
    let flow: WiringFlow
    if let alias = aliases[number] {
      flow = resolved(alias)
    } else if let only = only(number) {
      flow = resolved(only)
    } else {
      return
    }
    guard own.count == 1, flow.isPlain, !flow.isConditional, let target = self.number(in: flow), target != number,
      aliases[target] == nil, !values[target].isEmpty
    else { return }
    if onlyMemos {
      guard memos[target] != nil, isLocal(target) || isStored(target) else { return }
    } else {
      guard isLocal(target) else { return }
      if isFunction(number), values[target].count != 1 { return }
    }
    aliases[number] = nil
    values[number] = values[target].map { value in
      var value = value
      value.holder = keys[number]
      if value.site == .body { value.site = own[0].site }
      return value
    }
    if isComputed(number) { memos[number] = memos[target] }
    aliases[target] = WiringFlow(target: .key(keys[number]))
  }

  /// Names that stand for each other stand for nothing.
  private mutating func breakCircles() {
    // 0: not seen, 1: on the way, 2: leads somewhere.
    var states = Array(repeating: UInt8(0), count: keys.count)
    for start in keys.indices where states[start] == 0 {
      var way: [Int] = []
      var current = start
      while states[current] != 2 {
        if states[current] == 1 {
          aliases[current] = nil
          break
        }
        states[current] = 1
        way.append(current)
        guard let next = aliases[current].flatMap({ number(in: $0) }) else { break }
        current = next
      }
      for number in way { states[number] = 2 }
    }
  }

  /// Gives every call that is held somewhere to its holder.
  mutating func linkConstructions() {
    for number in keys.indices where aliases[number] == nil {
      switch infos[number]?.kind {
      case .property?, .local?, .function?, .registered?: break
      case .parameter?, .made?, .fetched?, nil: continue
      }
      guard values[number].count == 1, values[number][0].site != .argument else { continue }
      let flow = resolved(values[number][0].flow)
      guard flow.isPlain, !flow.isConditional, let made = self.number(in: flow), keys[made].isMade, holders[made] == nil
      else { continue }
      constructions[number] = made
      holders[made] = number
    }
  }
}
