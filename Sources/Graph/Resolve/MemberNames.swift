import HandwireFacts

/// Where each name stands in a draft, so that a second member of that name is found at once.
struct MemberNames {
  private var bindings: [String: Int] = [:]
  /// Providers may share a name where their types differ.
  private var providers: [String: [Int]] = [:]
  var makers: [String: Int] = [:]
  var slots: [String: Int] = [:]
  private(set) var inheritedBindings = 0
  private(set) var inheritedMakers = 0
  private(set) var inheritedSlots = 0

  var count: Int { inheritedBindings + inheritedMakers + inheritedSlots }

  init() {}

  /// The names that a variant starts with.
  init(of draft: ScopeDraft) {
    for (index, binding) in draft.bindings.enumerated() { add(binding, at: index) }
    for (index, maker) in draft.makers.enumerated() { makers[Self.makerName(maker.member)] = index }
    for (index, slot) in draft.slots.enumerated() { slots[slot.member.name] = index }
    inheritedBindings = draft.bindings.count
    inheritedMakers = draft.makers.count
    inheritedSlots = draft.slots.count
  }

  /// `makeTrip(id:)`: makers may be overloaded by their labels.
  static func makerName(_ member: MemberDeclaration) -> String {
    switch member.kind {
    case .maker(let signature, _), .scopeMaker(let signature, _): signature.signature
    case .given, .givenMembers, .owned, .built, .shared, .child, .provider, .connection, .end: member.name
    }
  }

  mutating func add(_ binding: BindingDraft, at index: Int) {
    if binding.isProvider {
      providers[binding.name, default: []].append(index)
    } else {
      bindings[binding.name] = index
    }
  }

  func binding(named binding: BindingDraft, in draft: ScopeDraft) -> Int? {
    if !binding.isProvider { return bindings[binding.name] }
    return providers[binding.name]?.first { draft.bindings[$0].key == binding.key }
  }
}
