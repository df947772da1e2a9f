import HandwireFacts

/// Registrations and requests of a whole program, joined by what the containers would do at run time.
public struct RegisteredGraph: Sendable {
  /// One for each of `ContainerReading.registrations`, in that order.
  public let objects: [RegisteredObject]
  /// Sorted by place; those of one place in the order of parameters.
  public let requests: [ContainerRequest]
  /// Sorted by place.
  public let resets: [ScopeReset]
  /// Why there may be registrations that nobody can see, by library: a helper that registers whatever it is told.
  public let openings: [InjectionLibrary: String]
  private let received: [[Int]]
  private let answered: [[Int]]
  private let typeReceivers: [TypeIdentifier: [Int]]
  private let implementing: [TypeIdentifier: [Int]]

  init(
    objects: [RegisteredObject], requests: [ContainerRequest], resets: [ScopeReset],
    openings: [InjectionLibrary: String]
  ) {
    self.objects = objects
    self.requests = requests
    self.resets = resets
    self.openings = openings
    var received: [[Int]] = Array(repeating: [], count: objects.count)
    var answered = received
    var typeReceivers: [TypeIdentifier: [Int]] = [:]
    for (index, request) in requests.enumerated() {
      switch request.receiver {
      case .object(let object), .completion(let object): received[object].append(index)
      case .type(let type): typeReceivers[type, default: []].append(index)
      case .code: break
      }
      for object in request.answering { answered[object].append(index) }
    }
    var implementing: [TypeIdentifier: [Int]] = [:]
    for (index, object) in objects.enumerated() {
      if let type = object.implementation?.identifier { implementing[type, default: []].append(index) }
    }
    self.received = received
    self.answered = answered
    self.typeReceivers = typeReceivers
    self.implementing = implementing
  }

  /// What is asked for to make an object, and by what runs once it is made; indices into `requests`.
  public func requests(madeFor object: Int) -> [Int] { received[object] }

  /// Who may get that object; indices into `requests`.
  public func requests(answeredBy object: Int) -> [Int] { answered[object] }

  /// What the code of a type asks for by itself; indices into `requests`.
  public func requests(madeIn type: TypeIdentifier) -> [Int] { typeReceivers[type] ?? [] }

  /// Registrations whose code constructs that type; indices into `objects`.
  public func objects(implementedBy type: TypeIdentifier) -> [Int] { implementing[type] ?? [] }

  /// All that an object asks for: what its registration does and what its implementation does by itself.
  public func needs(of object: Int) -> [Int] {
    guard let type = objects[object].implementation?.identifier else { return received[object] }
    return received[object] + requests(madeIn: type)
  }
}
