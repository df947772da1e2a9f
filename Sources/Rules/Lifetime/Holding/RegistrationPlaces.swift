import HandwireFindings
import HandwireReaders

/// Registrations by their places: a file of several targets has each of its registrations several times.
struct RegistrationPlaces: Sendable {
  private let firsts: [Int]
  private let graph: RegisteredGraph

  init(_ graph: RegisteredGraph) {
    self.graph = graph
    var known: [Place: Int] = [:]
    firsts = graph.objects.enumerated().map { index, object in
      let first = known[object.site.place] ?? index
      known[object.site.place] = first
      return first
    }
  }

  /// The first of those at the same place.
  func first(_ object: Int) -> Int { firsts[object] }

  /// The one registration that answers, where it is one that runs in the product.
  func only(_ request: ContainerRequest) -> Int? {
    let answers = Set(request.answering.map { firsts[$0] })
    guard answers.count == 1, let only = answers.first, isOfProduct(only) else { return nil }
    return only
  }

  func isOfProduct(_ object: Int) -> Bool {
    let object = graph.objects[object]
    if case .never = object.reach.run { return false }
    return !object.reach.isForTests && !object.registration.isOverride && !object.registration.isPromised
  }
}
