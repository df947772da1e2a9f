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
  private let requestsByPath: [String: Range<Int>]
  private let answered: [[Int]]
  private let implementing: [TypeIdentifier: [Int]]

  init(
    objects: [RegisteredObject], requests: [ContainerRequest], resets: [ScopeReset],
    openings: [InjectionLibrary: String]
  ) {
    self.objects = objects
    self.requests = requests
    self.resets = resets
    self.openings = openings
    var answered: [[Int]] = Array(repeating: [], count: objects.count)
    var ranges: [String: Range<Int>] = [:]
    for (index, request) in requests.enumerated() {
      let path = request.site.place.path
      ranges[path] = (ranges[path]?.lowerBound ?? index)..<(index + 1)
      for object in request.answering { answered[object].append(index) }
    }
    var implementing: [TypeIdentifier: [Int]] = [:]
    for (index, object) in objects.enumerated() {
      if let type = object.implementation?.identifier { implementing[type, default: []].append(index) }
    }
    requestsByPath = ranges
    self.answered = answered
    self.implementing = implementing
  }

  /// Of the file at that path, in all modules that it belongs to.
  public func requests(in path: String) -> ArraySlice<ContainerRequest> { requests[requestsByPath[path] ?? 0..<0] }

  /// Who may get that object; indices into `requests`.
  public func requests(answeredBy object: Int) -> [Int] { answered[object] }

  /// Registrations whose code constructs that type; indices into `objects`.
  public func objects(implementedBy type: TypeIdentifier) -> [Int] { implementing[type] ?? [] }
}
