import HandwireFacts
import HandwireGraph

extension WiringLinker {
  /// How long what a key stands for lives.
  func lifetime(of number: Int) -> WiredLifetime {
    guard let info = infos[number] else { return .unknown("it was not read") }
    switch info.kind {
    case .parameter(ofInitializer: true): return .given
    case .parameter(ofInitializer: false): return .argument
    case .function: return .made
    case .made(let construction): return construction.isForEffect ? .joined : .inPlace
    case .registered(let registered): return registered.lifetime
    case .fetched: return .fetched
    case .local(let isWeak):
      if let memo = memos[number] { return memo.isWeak ? .shared : .lazy }
      return isWeak ? .weak : .local
    case .property(let traits): return lifetime(of: number, traits)
    }
  }

  private func lifetime(of number: Int, _ traits: WiringInfo.PropertyTraits) -> WiredLifetime {
    if traits.isComputed {
      if let memo = memos[number] { return memo.isWeak ? .shared : .lazy }
      return traits.isStatic ? .made : .built
    }
    if traits.isStatic { return .process }
    if traits.isWeak { return .weak }
    if traits.isLazy { return .lazy }
    let own = values[number]
    if own.isEmpty {
      return .unknown(
        traits.wrapper.map { "'@\($0)' supplies it" } ?? "nothing that was read gives it a value")
    }
    guard let owner = infos[number]?.owner else { return .held }
    let flows = own.map { resolved($0.flow) }
    let isGiven = flows.allSatisfy { flow in
      flow.isPlain && (self.number(in: flow).map { isInitializerParameter($0, of: owner) } ?? false)
    }
    // A private struct of the scope's own only groups what the scope holds.
    let isPart = WiredScopes.whole(of: owner, code) != owner
    if isGiven || !isPart && own.allSatisfy({ $0.site == .argument }) { return .given }
    let built = own.indices.filter { index in
      guard let target = self.number(in: own[index].flow) else { return false }
      return keys[target].isMade
    }
    let isBuiltWithScope = built.contains { index in
      switch own[index].site {
      case .initialValue, .initializer, .memo: true
      case .argument: isPart
      case .body, .result, .call: false
      }
    }
    if isBuiltWithScope { return .owned }
    if own.allSatisfy({ $0.site == .memo }) { return .lazy }
    return own.allSatisfy { $0.site == .body } ? .slot : .held
  }
}
