import HandwireFacts
import HandwireFindings
import HandwireReaders

/// A screen that an object which lives as long as the process keeps, and that nothing takes out again.
struct HeldScreen {
  let owner: TypeIdentifier
  let property: CodeMember
  let why: String
  /// What is put in, by its type's name.
  let screen: String
  /// Where it is put in.
  let place: Place

  static func all(in subject: AuditSubject) -> [HeldScreen] {
    let slots = slots(in: subject)
    guard !slots.isEmpty else { return [] }
    let names = Set(slots.keys.map(\.name))
    let files = subject.files.filter { !$0.isTest && !$0.isGenerated }
    let stores = DeepStack.map(count: files.count) { index -> [StoredScreen] in
      guard let audit = FileAudit(files[index], of: subject) else { return [] }
      return StoredScreen.all(in: audit, names: names)
    }.flatMap { $0 }
    var cleared: Set<String> = []
    var found: [Slot.Key: StoredScreen] = [:]
    for store in stores {
      switch store.value {
      case .nothing: cleared.insert(store.name)
      case .screen:
        guard let owner = store.owner else { continue }
        let key = Slot.Key(owner: owner, name: store.name)
        if slots[key] != nil, found[key] == nil { found[key] = store }
      }
    }
    return found.filter { !cleared.contains($0.key.name) }.compactMap { key, store in
      guard let slot = slots[key], case .screen(let screen) = store.value else { return nil }
      return HeldScreen(owner: key.owner, property: slot.member, why: slot.why, screen: screen, place: store.place)
    }
  }

  private struct Slot {
    struct Key: Hashable {
      var owner: TypeIdentifier
      var name: String
    }

    let member: CodeMember
    let why: String
  }

  private static func slots(in subject: AuditSubject) -> [Slot.Key: Slot] {
    var found: [Slot.Key: Slot] = [:]
    var reasons: [TypeIdentifier: String] = [:]
    let ends = ScopeEnds(subject)
    for object in subject.registered.objects where !object.reach.isForTests && ends.ends(of: object).isEmpty {
      guard let type = object.implementation?.identifier else { continue }
      switch object.lifetime {
      case .process, .container: reasons[type] = "is \(object.lifetime.word)"
      case .everyRequest, .oneResolution, .whileHeld, .named, .unknown: continue
      }
    }
    for type in DeclaredType.all(in: subject) where type.fact.kind == .class && !type.file.isTest {
      if SingletonTypes.accessor(of: type.identifier, in: subject.code) != nil {
        reasons[type.identifier] = "lives as long as the process"
      }
      guard let why = reasons[type.identifier], !subject.processLongTypes.isEntry(type.identifier) else { continue }
      for member in subject.code.members(of: type.identifier) {
        guard !member.isStatic, member.isStrong, let property = member.property, !property.isComputed,
          !property.isConstant, !property.isLazy, isOptional(property.type), !isFrame(member.name)
        else { continue }
        found[Slot.Key(owner: type.identifier, name: member.name)] = Slot(member: member, why: why)
      }
    }
    return found
  }

  private static func isOptional(_ type: TypeExpression?) -> Bool {
    switch type {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }

  /// What is on the screen as long as the app is there.
  static func isFrame(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["window", "root", "navigation", "tabbar", "split", "main", "container"].contains { name.contains($0) }
  }
}
