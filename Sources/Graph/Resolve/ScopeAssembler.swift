import HandwireFacts
import HandwireFindings

/// Blueprints, parts and variants → one list of members for each scope.
struct ScopeAssembler {
  let program: Program
  private(set) var findings: [ScopedFinding] = []
  /// The one that is being put together.
  private var scope = ScopeIdentifier(index: 0)
  /// What nothing binds in graphs for tests, by blueprint.
  private let doubles: [TypeIdentifier: [BindingDraft]]

  init(program: Program, doubles: [TypeIdentifier: [BindingDraft]] = [:]) {
    self.program = program
    self.doubles = doubles
  }

  /// Parents before children, refined scopes before their variants, else by place.
  mutating func drafts(of declarations: [BlueprintDeclaration]) -> [ScopeDraft] {
    let byIdentifier = Dictionary(declarations.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    var drafts: [ScopeDraft] = []
    var indices: [TypeIdentifier: Int] = [:]
    for blueprint in ordered(declarations.filter { $0.kind == .blueprint }, byIdentifier) {
      var draft = ScopeDraft(declaration: blueprint)
      scope = ScopeIdentifier(index: drafts.count)
      draft.parent = blueprint.parent.flatMap { indices[$0.identifier] }.map(ScopeIdentifier.init(index:))
      var known = MemberNames()
      if let refined = blueprint.refines.flatMap({ indices[$0.identifier] }) {
        draft.refines = ScopeIdentifier(index: refined)
        draft.inherit(from: drafts[refined])
        known = MemberNames(of: draft)
      }
      let inheritedCount = known.count
      for (member, origin) in members(of: blueprint, byIdentifier) {
        add(member, origin, to: &draft, known: &known, isVariant: inheritedCount > 0)
      }
      if blueprint.hasUnimplementedBoundaries {
        let refined = draft.refines.map { drafts[$0.index].declaration }
        draft.markUnstated(isOfTestGraph: refined?.hasUnimplementedBoundaries ?? false)
      }
      for double in doubles[blueprint.identifier] ?? [] {
        draft.memberOrder.append(.binding(draft.bindings.count))
        draft.bindings.append(double)
      }
      indices[blueprint.identifier] = drafts.count
      drafts.append(draft)
    }
    return drafts
  }

  /// The blueprint's own members, then those of its parts (and theirs), each part once.
  private func members(
    of blueprint: BlueprintDeclaration, _ byIdentifier: [TypeIdentifier: BlueprintDeclaration]
  ) -> [(MemberDeclaration, Binding.Origin)] {
    var members = blueprint.members.map { ($0, Binding.Origin.own) }
    var seen: Set<TypeIdentifier> = []
    var pending = blueprint.parts.map(\.identifier).reversed().map { $0 }
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let part = byIdentifier[next] else { continue }
      members += part.members.map { ($0, .part) }
      pending += part.parts.map(\.identifier).reversed()
    }
    return members
  }

  private func ordered(
    _ blueprints: [BlueprintDeclaration], _ byIdentifier: [TypeIdentifier: BlueprintDeclaration]
  ) -> [BlueprintDeclaration] {
    var depths: [TypeIdentifier: Int] = [:]
    for blueprint in blueprints {
      var stack = [blueprint.identifier]
      var open: Set<TypeIdentifier> = []
      while let top = stack.last {
        guard depths[top] == nil, let declaration = byIdentifier[top] else {
          stack.removeLast()
          continue
        }
        let before = [declaration.parent?.identifier, declaration.refines?.identifier].compactMap { $0 }
        let waiting = before.filter { depths[$0] == nil && byIdentifier[$0] != nil && !open.contains($0) }
        if waiting.isEmpty || !open.insert(top).inserted {
          depths[top] = 1 + (before.compactMap { depths[$0] }.max() ?? 0)
          stack.removeLast()
        } else {
          stack += waiting
        }
      }
    }
    return blueprints.sorted {
      let left = depths[$0.identifier] ?? 0
      let right = depths[$1.identifier] ?? 0
      return left != right ? left < right : $0.place < $1.place
    }
  }

  private mutating func add(
    _ member: MemberDeclaration, _ origin: Binding.Origin, to draft: inout ScopeDraft, known: inout MemberNames,
    isVariant: Bool
  ) {
    switch member.kind {
    case .connection(let callable):
      draft.connections.place(InvocationDraft(member: member, callable: callable, origin: origin))
    case .end(let callable):
      draft.ends.place(InvocationDraft(member: member, callable: callable, origin: origin))
    case .maker, .scopeMaker:
      let name = MemberNames.makerName(member)
      if let index = known.makers[name] {
        if mayReplace(isVariant && index < known.inheritedMakers, member, draft.makers[index].member.place, draft) {
          draft.makers[index] = (member, origin)
        }
      } else {
        known.makers[name] = draft.makers.count
        draft.memberOrder.append(.maker(draft.makers.count))
        draft.makers.append((member, origin))
      }
    case .child(let child):
      if let index = known.slots[member.name] {
        if mayReplace(isVariant && index < known.inheritedSlots, member, draft.slots[index].member.place, draft) {
          draft.slots[index] = (member, child)
        }
      } else {
        known.slots[member.name] = draft.slots.count
        draft.memberOrder.append(.slot(draft.slots.count))
        draft.slots.append((member, child))
      }
    case .given, .givenMembers, .owned, .built, .shared, .provider:
      addBinding(member, origin, to: &draft, known: &known, isVariant: isVariant)
    }
  }

  private mutating func addBinding(
    _ member: MemberDeclaration, _ origin: Binding.Origin, to draft: inout ScopeDraft, known: inout MemberNames,
    isVariant: Bool
  ) {
    guard let binding = BindingDraft(member, origin: origin) else { return }
    let isNew: Bool
    if let index = known.binding(named: binding, in: draft) {
      isNew = false
      let old = draft.bindings[index]
      if mayReplace(isVariant && index < known.inheritedBindings, member, old.place, draft) {
        if old.lifetime != binding.lifetime {
          let finding = VariantFindings.lifetimeChanged(old, binding, in: draft.declaration)
          findings.append(ScopedFinding(finding, in: scope))
        }
        if case .no = program.conforms(binding.key, to: old.key), binding.key != old.key {
          let finding = VariantFindings.typeChanged(old, binding, in: draft.declaration, program)
          findings.append(ScopedFinding(finding, in: scope))
        }
        draft.bindings[index] = binding
      } else if binding.key != old.key {
        // It still counts, so that whoever receives it is not reported as well.
        draft.bindings.append(binding)
      }
    } else {
      isNew = true
      known.add(binding, at: draft.bindings.count)
      if !binding.isProvider { draft.memberOrder.append(.binding(draft.bindings.count)) }
      draft.bindings.append(binding)
    }
    guard isNew, case .givenMembers = member.kind else { return }
    let owner = draft.bindings.count - 1
    for property in program.storedMembers(of: member.type, seenFrom: member.context) where property.isVisible {
      var part = binding
      part.name = property.name
      part.key = property.type
      part.typeSpelling = program.spelling(of: property.type, in: member.context)
      part.provision = .member(of: owner)
      part.documentation = []
      part.place = property.place
      part.origin = .implicit
      guard known.binding(named: part, in: draft) == nil else { continue }
      known.add(part, at: draft.bindings.count)
      draft.bindings.append(part)
    }
  }

  /// Reports the second declaration of a name, unless a variant replaces what it refines.
  private mutating func mayReplace(
    _ isReplacement: Bool, _ member: MemberDeclaration, _ first: Place, _ draft: ScopeDraft
  ) -> Bool {
    guard !isReplacement else { return true }
    let help =
      member.conditions.isEmpty
      ? "rename one of them, or remove it"
      : "put the '#if' inside of a provider: static func \(member.name)() -> \(member.typeSpelling) { … }"
    let finding = Finding(
      rule: "duplicate-binding", severity: .error,
      message: "\(draft.declaration.graphName) binds '\(member.name)' twice", place: member.place,
      notes: [FindingNote("'\(member.name)' is bound here first", at: first)],
      help: help, declaration: member.owner.dottedName, subject: member.name)
    findings.append(ScopedFinding(finding, in: scope))
    return false
  }
}

extension ScopeDraft {
  /// A variant starts with everything of the scope that it refines, at the same indices.
  mutating func inherit(from refined: ScopeDraft) {
    bindings = refined.bindings.map {
      var binding = $0
      if binding.origin != .implicit { binding.origin = .refined }
      return binding
    }
    makers = refined.makers.map { ($0.member, .refined) }
    slots = refined.slots
    connections = refined.connections.map { $0.inherited() }
    ends = refined.ends.map { $0.inherited() }
    memberOrder = refined.memberOrder
    parent = parent ?? refined.parent
  }
}

extension ScopeDraft {
  /// What a graph for tests takes from what it refines or from parts, and does not state itself.
  ///
  /// - Parameter isOfTestGraph: What it refines is such a graph too, and what that states is stated.
  fileprivate mutating func markUnstated(isOfTestGraph: Bool) {
    for index in bindings.indices {
      switch bindings[index].provision {
      case .given, .member: continue
      case .owned, .built, .shared, .provider, .double: break
      }
      switch bindings[index].origin {
      case .own, .implicit: break
      case .part: bindings[index].isUnstated = true
      case .refined: if !isOfTestGraph { bindings[index].isUnstated = true }
      }
    }
  }
}

extension InvocationDraft {
  fileprivate func inherited() -> InvocationDraft {
    var copy = self
    if copy.origin == .own { copy.origin = .refined }
    return copy
  }
}

extension [InvocationDraft] {
  /// In place of the refined blueprint's own one of that name, else at the end.
  fileprivate mutating func place(_ new: InvocationDraft) {
    let replaced = firstIndex { $0.origin == .refined && $0.member.name == new.member.name }
    if new.origin == .own, let replaced { self[replaced] = new } else { append(new) }
  }
}
