import HandwireFacts
import HandwireFindings
import HandwireReaders

/// How the types of each module get their dependencies.
struct InjectionStyles {
  enum Style: Int, Hashable, CaseIterable {
    case initializer, wrapper, singleton, locator

    /// Stands after "get their dependencies".
    var words: String {
      switch self {
      case .initializer: "in 'init'"
      case .wrapper: "through a property wrapper"
      case .singleton: "from singletons"
      case .locator: "from a container"
      }
    }
  }

  struct Styled {
    let name: String
    let place: Place
  }

  struct MixedModule {
    let module: String
    let main: Style
    let mainCount: Int
    let oddStyle: Style
    /// At least two; in the order of files and lines.
    let odd: [Styled]
  }

  private let subject: AuditSubject
  private let reader: DependencyReader

  /// Fewer types say nothing of a module's way.
  private static let fewestTypes = 15

  init(_ subject: AuditSubject) {
    self.subject = subject
    reader = DependencyReader(subject)
  }

  /// Where at least seven in ten go one way, and at least two another.
  func mixedModules() -> [MixedModule] {
    var byModule: [String: [Style: [Styled]]] = [:]
    let ownCode = OwnCode(subject)
    let fetched = self.fetched()
    for owner in reader.owners() where Self.isModel(owner.name) && !isApplication(owner.type) {
      guard let style = style(of: owner, ownCode, fetched: fetched[owner.identifier, default: 0]) else { continue }
      byModule[owner.identifier.module, default: [:]][style, default: []].append(
        Styled(name: owner.dottedName, place: owner.place(of: owner.type.position)))
    }
    return byModule.sorted { $0.key < $1.key }.compactMap { module, styles -> MixedModule? in
      let all = styles.values.reduce(0) { $0 + $1.count }
      let main = styles.max { ($0.value.count, -$0.key.rawValue) < ($1.value.count, -$1.key.rawValue) }
      // Where singletons prevail, those that go another way are the better ones.
      guard let main, main.key != .singleton, main.key != .locator, all >= Self.fewestTypes,
        main.value.count * 10 >= all * 7
      else {
        return nil
      }
      let odd = styles.filter { $0.key != main.key }
        .max { ($0.value.count, -$0.key.rawValue) < ($1.value.count, -$1.key.rawValue) }
      guard let odd, odd.value.count >= 2 else { return nil }
      return MixedModule(
        module: module, main: main.key, mainCount: main.value.count, oddStyle: odd.key,
        odd: odd.value.sorted { $0.place < $1.place })
    }
  }

  private static func isModel(_ name: String) -> Bool { !WideInitializer.isBag(name) }

  private func isApplication(_ type: DeclaredType) -> Bool {
    subject.processLongTypes.isEntry(type.identifier)
      || type.fact.inherited.contains { ["NSApplication", "UIApplication"].contains($0.type.description) }
  }

  /// How many objects each type asks a container for, other than by a wrapper.
  private func fetched() -> [TypeIdentifier: Int] {
    var counts: [TypeIdentifier: Int] = [:]
    for fetch in subject.containers.fetches
    where fetch.setting == .plain && fetch.manner != .wrapper && fetch.kind != .value {
      if let owner = fetch.site.owner { counts[owner, default: 0] += 1 }
    }
    return counts
  }

  /// `nil` where it has no dependencies, or is of two minds itself.
  private func style(of owner: DependencyReader.Owner, _ ownCode: OwnCode, fetched: Int) -> Style? {
    var counts: [Style: Int] = [:]
    counts[.initializer] = owner.initializers.map { $0.dependencies.count { !$0.isClosure } }.max() ?? 0
    for property in owner.type.fact.members.properties where !property.isStatic {
      if property.header.attributes.contains(where: { Self.wrappers.contains($0.name) }) {
        counts[.wrapper, default: 0] += 1
      }
    }
    counts[.locator] = fetched
    counts[.singleton] = singletons(of: owner.identifier, ownCode).count
    // One that also receives something is of two minds, not of another.
    if counts[.initializer, default: 0] > 0 { counts = [.initializer: counts[.initializer, default: 0]] }
    let found = counts.filter { $0.value > 0 }.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    guard let first = found.first else { return nil }
    if found.count > 1, found[1].value == first.value { return nil }
    return first.key
  }

  private static let wrappers: Set<String> = [
    "Dependency", "Inject", "Injected", "InjectedObject", "LazyInjected", "OptionalInjected", "WeakLazyInjected",
  ]

  private func singletons(of type: TypeIdentifier, _ ownCode: OwnCode) -> Set<TypeIdentifier> {
    var found: Set<TypeIdentifier> = []
    for part in ownCode.parts(of: type) where part.body.role != .defaultArgument {
      for node in part.root.all where node.kind == .member && node.text == "shared" {
        guard case .members(let members) = part.audit.code.reference(of: node), let owner = members.first?.owner,
          owner != type, members.first?.isStatic == true, reader.services.nature(of: owner) == .service
        else { continue }
        found.insert(owner)
      }
    }
    return found
  }
}
