import HandwireFacts

/// The declared bindings and makers of one scope, found by type.
struct BindingIndex {
  private(set) var bindings: [BindingDraft]
  private var byKey: [ResolvedType: [Int]] = [:]
  private var providersByKey: [ResolvedType: [Int]] = [:]
  private var makersByResult: [ResolvedType: [Int]] = [:]
  private let keys: SubtypeIndex
  private let makerResults: SubtypeIndex

  /// `names`: what a type inherits, itself included.
  init(_ draft: ScopeDraft, _ names: (ResolvedType) -> Set<TypeIdentifier>) {
    bindings = draft.bindings
    var keys: [ResolvedType] = []
    var results: [ResolvedType] = []
    for (index, binding) in draft.bindings.enumerated() {
      if byKey[binding.key, default: []].isEmpty { keys.append(binding.key) }
      byKey[binding.key, default: []].append(index)
      if binding.isProvider { providersByKey[binding.key, default: []].append(index) }
    }
    for (index, maker) in draft.makers.enumerated() {
      guard case .maker = maker.member.kind else { continue }
      if makersByResult[maker.member.type, default: []].isEmpty { results.append(maker.member.type) }
      makersByResult[maker.member.type, default: []].append(index)
    }
    self.keys = SubtypeIndex(keys, names)
    makerResults = SubtypeIndex(results, names)
  }

  /// Providers whose result an `@Owned` member owns: receivers get the owned one.
  var consumedProviders: Set<Int> = []

  /// Indices of the bindings of exactly that type, in order.
  func exact(_ key: ResolvedType, except own: Int? = nil) -> [Int] {
    (byKey[key] ?? []).filter { $0 != own && !consumedProviders.contains($0) }
  }

  /// Indices of the bindings whose type is a subtype, in order of declaration; `names` are those that subtypes have.
  func subtypes(
    of key: ResolvedType, named names: [TypeIdentifier]?, except own: Int? = nil, _ isSubtype: (ResolvedType) -> Bool
  ) -> [Int] {
    keys.candidates(names).filter { $0 != key && isSubtype($0) }.flatMap { exact($0, except: own) }.sorted()
  }

  /// Without providers where anything else binds.
  func preferringBound(_ indices: [Int]) -> [Int] {
    let bound = indices.filter { !bindings[$0].isProvider }
    return bound.isEmpty ? indices : bound
  }

  /// Consumed ones too.
  func providers(of key: ResolvedType) -> [Int] { providersByKey[key] ?? [] }

  func makers(of result: ResolvedType) -> [Int] { makersByResult[result] ?? [] }

  func makersOfSubtypes(
    of result: ResolvedType, named names: [TypeIdentifier]?, _ isSubtype: (ResolvedType) -> Bool
  ) -> [Int] {
    makerResults.candidates(names).filter { $0 != result && isSubtype($0) }.flatMap { makersByResult[$0] ?? [] }
      .sorted()
  }
}
