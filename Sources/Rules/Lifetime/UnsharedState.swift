import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Finds stores that are registered without a scope and held by several.
struct UnsharedState: AuditRule {
  let identifier = "unshared-state"
  let severity = Severity.warning
  let finds =
    "A store or cache that is registered without a scope and held by several: each of them has one of its own."
  let rationale = """
    Without a scope a container makes a new object for each that asks. Where that object keeps what its holders mean to
    share, one writes into its own copy and the other reads from another: a cache that never hits, a draft that is empty on
    the second screen.
    """

  let triggering: [RuleExample] = [
    """
    import Factory
    extension Container {
      var cache: Factory<TripCache> ↓{ self { TripCache() } }
    }
    final class TripCache {
      private var trips: [String: Int] = [:]
      func insert(_ trip: String) { trips[trip] = 1 }
    }
    final class List { @Injected(\\.cache) private var cache }
    final class Detail { @LazyInjected(\\.cache) private var cache }
    """,
    """
    import Swinject
    func register(in container: Container) {
      ↓container.register(BookingDraft.self) { _ in BookingDraft() }
      container.register(Seats.self) { r in Seats(draft: r.resolve(BookingDraft.self)!) }
      container.register(Checkout.self) { r in Checkout(draft: r.resolve(BookingDraft.self)!) }
    }
    func launch(_ r: Resolver) {
      register(in: Container())
      show(r.resolve(Seats.self)!)
      show(r.resolve(Checkout.self)!)
    }
    func show(_ screen: AnyObject) {}
    final class BookingDraft { var seats: [String] = [] }
    final class Seats {
      private let draft: BookingDraft
      init(draft: BookingDraft) { self.draft = draft }
    }
    final class Checkout {
      private let draft: BookingDraft
      init(draft: BookingDraft) { self.draft = draft }
    }
    """,
  ]

  let nonTriggering: [RuleExample] = [
    """
    import Factory
    extension Container {
      var cache: Factory<TripCache> { self { TripCache() }.cached }
    }
    final class TripCache {
      private var trips: [String: Int] = [:]
      func insert(_ trip: String) { trips[trip] = 1 }
    }
    final class List { @Injected(\\.cache) private var cache }
    final class Detail { @LazyInjected(\\.cache) private var cache }
    """,
    """
    import Factory
    extension Container {
      var model: Factory<ListModel> { self { ListModel() } }
      var log: Factory<LogStore> { self { LogStore() } }
      var one: Factory<OneCache> { self { OneCache() } }
    }
    final class ListModel { var rows: [String] = [] }
    final class LogStore { let file = "" }
    final class OneCache { var rows: [String] = [] }
    final class List {
      @Injected(\\.model) private var model
      @Injected(\\.log) private var log
      @Injected(\\.one) private var one
    }
    final class Detail {
      @Injected(\\.model) private var model
      @Injected(\\.log) private var log
    }
    """,
    """
    import Swinject
    func register(in container: Container) {
      container.register(BookingDraft.self) { _ in BookingDraft() }
      container.register(Flow.self) { r in Flow(seats: r.resolve(Seats.self)!, checkout: r.resolve(Checkout.self)!) }
      container.register(Seats.self) { r in Seats(draft: r.resolve(BookingDraft.self)!) }
      container.register(Checkout.self) { r in Checkout(draft: r.resolve(BookingDraft.self)!) }
    }
    func launch() { register(in: Container()) }
    final class BookingDraft { var seats: [String] = [] }
    final class Flow { init(seats: Seats, checkout: Checkout) {} }
    final class Seats {
      private let draft: BookingDraft
      init(draft: BookingDraft) { self.draft = draft }
    }
    final class Checkout {
      private let draft: BookingDraft
      init(draft: BookingDraft) { self.draft = draft }
    }
    """,
  ]

  func findings(in subject: AuditSubject) -> [Finding] {
    let graph = subject.registered
    let places = RegistrationPlaces(graph)
    let holders = holders(in: subject, places)
    let ownCode = OwnCode(subject)
    return graph.objects.indices.compactMap { index -> Finding? in
      let object = graph.objects[index]
      guard places.first(index) == index, places.isOfProduct(index), let own = holders[index],
        let type = object.implementation?.identifier, Self.isStore(type.name),
        subject.program.kind(of: .nominal(type, arguments: [])) == .class
          || subject.program.kind(of: .nominal(type, arguments: [])) == .actor
      else { return nil }
      switch object.lifetime {
      case .everyRequest, .oneResolution: break
      case .whileHeld, .container, .process, .named, .unknown: return nil
      }
      // A new resolution for each.
      let separate = object.lifetime == .everyRequest ? own : own.filter(\.isAskedFor)
      guard Set(separate.map(\.name)).count > 1, let state = state(of: type, in: subject, ownCode) else { return nil }
      return finding(for: object, type, state, separate)
    }
  }

  private struct Holder {
    let name: String
    let place: Place?
    /// Made in a resolution of its own.
    let isAskedFor: Bool
  }

  /// By what they hold.
  private func holders(in subject: AuditSubject, _ places: RegistrationPlaces) -> [Int: [Holder]] {
    let graph = subject.registered
    var found: [Int: [Holder]] = [:]
    for type in subject.holds.ofTypes.keys.sorted() {
      for hold in subject.holds.ofTypes[type] ?? [] {
        found[hold.held, default: []].append(
          Holder(name: type.name, place: hold.members[0].place, isAskedFor: true))
      }
    }
    for (index, holds) in subject.holds.ofObjects.enumerated() where places.isOfProduct(index) {
      let isAskedFor = graph.requests(answeredBy: index).contains { number in
        let request = graph.requests[number]
        if request.isForTests { return false }
        switch request.receiver {
        case .type, .code: return true
        case .object, .completion: return false
        }
      }
      for hold in holds {
        if case .type = graph.requests[hold.request].receiver { continue }
        let object = graph.objects[index]
        found[hold.held, default: []].append(
          Holder(
            name: object.implementation?.lastName ?? object.title, place: hold.members[0].place,
            isAskedFor: isAskedFor))
      }
    }
    return found
  }

  private static let stores = [
    "Basket", "Cache", "Cart", "Database", "Draft", "Registry", "Repository", "Session", "Storage", "Store",
  ]

  private static func isStore(_ name: String) -> Bool {
    stores.contains { name.hasSuffix($0) || name.hasSuffix($0 + "Impl") }
  }

  /// A collection that it is filled with.
  private func state(of type: TypeIdentifier, in subject: AuditSubject, _ ownCode: OwnCode) -> CodeMember? {
    ownCode.storedProperties(of: type).first { member in
      guard let property = member.property, !property.isConstant, !property.isLazy, member.isStrong,
        property.header.attributes.allSatisfy({ $0.name == "Published" }), Self.isCollection(property)
      else { return false }
      let isOpen = (property.setterAccess ?? property.header.access ?? .internal) > .fileprivate
      return isOpen || StateChanges.isFilled(member.name, of: type, ownCode)
    }
  }

  private static func isCollection(_ property: PropertyFact) -> Bool {
    switch property.type {
    case .array, .dictionary: true
    case .named(let named): ["Set", "NSCache", "OrderedDictionary"].contains(named.components.last?.name ?? "")
    case nil:
      switch property.initialValue {
      case .other(let text): text.hasPrefix("[") && text.hasSuffix("]()")
      case .call(.other(let text), _): text.hasPrefix("[")
      default: false
      }
    default: false
    }
  }

  private func finding(
    for object: RegisteredObject, _ type: TypeIdentifier, _ state: CodeMember, _ holders: [Holder]
  ) -> Finding {
    var seen: Set<String> = []
    let each = holders.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
    let names = each.map { "'\($0.name)'" }.joined(separator: ", ")
    let scope =
      switch object.registration.library {
      case .swinject: ".inObjectScope(.container)"
      case .resolver: ".scope(.cached)"
      case .factory, .needle, .swiftDependencies, .dip, .handwire, .homeMade: ".cached"
      }
    return Finding(
      rule: identifier, severity: severity,
      message: "each of \(names) has a '\(type.name)' of its own, and what one puts into '\(state.name)' no other sees",
      place: object.site.place,
      notes: each.prefix(3).map { FindingNote("'\($0.name)' holds one here", at: $0.place) }
        + [FindingNote("'\(state.name)' is what is not shared", at: state.place)],
      help: "share one: \(scope)", declaration: object.site.declaration, subject: object.title)
  }
}
