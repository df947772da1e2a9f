import HandwireFacts
import HandwireFindings
import HandwireReaders

/// Who holds strongly what containers gave: each registered object, each type that asks by itself.
///
/// Only what surely is held is told: a property that keeps it was found, and one registration alone answers.
struct ContainerHolds: Sendable {
  /// By index into `RegisteredGraph.objects`; what the implementation's own code fetches is included.
  private(set) var ofObjects: [[ContainerHold]] = []
  private(set) var ofTypes: [TypeIdentifier: [ContainerHold]] = [:]
  private(set) var cycles: [HoldCycle] = []

  init() {}

  init(_ subject: AuditSubject) {
    let graph = subject.registered
    guard !graph.requests.isEmpty else { return }
    let ownCode = OwnCode(subject)
    let places = RegistrationPlaces(graph)
    ofObjects = Array(repeating: [], count: graph.objects.count)
    var seen: Set<Seen> = []
    for (index, request) in graph.requests.enumerated() where !request.isForTests {
      guard let held = places.only(request), let audit = ownCode.audit(of: request.site.place.path) else { continue }
      let key = Seen(site: request.site.place, origin: request.origin, receiver: request.receiver)
      // A file of several targets is read for each of them.
      guard seen.insert(key).inserted else { continue }
      let reader = HeldRequestReader(subject: subject, audit: audit, ownCode: ownCode)
      switch request.receiver {
      case .object(let object):
        guard let hold = reader.hold(of: request, index, held, madeFor: graph.objects[object]) else { continue }
        ofObjects[places.first(object)].append(hold)
      case .completion(let object):
        guard let hold = reader.hold(of: request, index, held, completing: graph.objects[object]) else { continue }
        ofObjects[places.first(object)].append(hold)
      case .type(let type):
        if let hold = reader.hold(of: request, index, held, in: type) { ofTypes[type, default: []].append(hold) }
      case .code: continue
      }
    }
    for (index, object) in graph.objects.enumerated() where places.first(index) == index {
      if let type = object.implementation?.identifier { ofObjects[index] += ofTypes[type] ?? [] }
    }
    cycles = HoldCycle.all(in: ofObjects, of: graph)
  }

  private struct Seen: Hashable {
    var site: Place
    var origin: ContainerRequest.Origin
    var receiver: ContainerRequest.Receiver
  }
}
