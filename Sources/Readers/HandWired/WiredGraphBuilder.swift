import HandwireFacts
import HandwireFindings
import HandwireGraph

/// Chooses what of the linked names is wiring, and numbers it.
struct WiredGraphBuilder {
  let linker: WiringLinker
  let constructed: ConstructedTypes
  var isShown: [Bool]
  /// Classes that Handwire wrote.
  private let generated: Set<WiringOwner>

  init(_ linker: WiringLinker) {
    self.linker = linker
    constructed = ConstructedTypes(linker)
    isShown = Array(repeating: false, count: linker.keys.count)
    generated = Set(linker.kept.compactMap { linker.infos[$0]?.owner })
  }

  func graph() -> WiredGraph {
    var builder = self
    builder.choose()
    return builder.numbered()
  }

  var keys: [WiringKey] { linker.keys }

  /// What holds the value of a key, other names left out; `nil` where it is not known where it comes from.
  func node(_ flow: WiringFlow) -> Int? { linker.number(in: linker.resolved(flow)) }

  /// Objects that are built, and whatever they come from.
  private mutating func choose() {
    var pending: [Int] = []
    for number in keys.indices where linker.aliases[number] == nil && isObject(number) {
      pending.append(linker.holders[number] ?? number)
    }
    for number in linker.kept {
      let node = node(WiringFlow(target: .key(keys[number])))
      if let node, linker.infos[node] != nil, hasSomething(node) { pending.append(node) }
    }
    while let next = pending.popLast() {
      guard !isShown[next] else { continue }
      isShown[next] = true
      for flow in flows(into: next).flatMap({ linker.expanded($0, constructed) }) {
        if let target = node(flow), linker.infos[target] != nil { pending.append(target) }
      }
    }
  }

  /// In code that Handwire wrote, counters and the like hold nothing.
  private func hasSomething(_ number: Int) -> Bool {
    if case .parameter? = linker.infos[number]?.kind { return true }
    return linker.values[number].contains { value in
      switch linker.resolved(value.flow).target {
      case .key, .owner: true
      case .assisted, .outside, .unknown: false
      }
    }
  }

  private func isObject(_ number: Int) -> Bool {
    guard let info = linker.infos[number] else { return false }
    switch info.kind {
    case .registered, .fetched: return true
    case .property: return linker.keeping.contains(number)
    case .made(let construction): return isObject(number, info, construction)
    case .parameter, .function, .local: return false
    }
  }

  private func isObject(_ number: Int, _ info: WiringInfo, _ construction: WiringInfo.Construction) -> Bool {
    if construction.isObject == .yes { return true }
    let receives = linker.dependencies[number].contains { dependency in
      switch dependency.flow.target {
      case .key, .owner: true
      case .assisted, .outside, .unknown: false
      }
    }
    if construction.isForEffect { return receives || generated.contains(info.owner) }
    guard let holder = linker.holders[number] else { return false }
    switch linker.infos[holder]?.owner {
    case .function?, .file?: return construction.isObject == .perhaps
    case .type?, nil: break
    }
    switch linker.infos[holder]?.kind {
    case .property?, .function?: return receives
    case .registered?: return true
    case .local?, .parameter?, .made?, .fetched?, nil: return false
    }
  }

  private func flows(into number: Int) -> [WiringFlow] {
    var found = linker.constructions[number] == nil ? linker.values[number].map(\.flow) : []
    let made = linker.constructions[number] ?? number
    found += linker.dependencies[made].map(\.flow)
    if made != number { found += linker.dependencies[number].map(\.flow) }
    if let called = linker.called[made] { found.append(called) }
    return found
  }
}
