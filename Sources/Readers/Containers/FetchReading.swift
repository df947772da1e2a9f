import HandwireFacts

/// Recognizes the fetches of one kind of container.
protocol FetchReading {
  /// `nil` where the node is none of its fetches.
  func sighting(at node: CodeNode, in body: BodyFact) -> FetchSighting?
}

/// A fetch before it is known where it stands.
struct FetchSighting {
  var library: InjectionLibrary
  var manner: Fetch.Manner
  var key: ContainerKey
  var kind: FetchedKind
  var source = ""
  var arguments: [CodeNode] = []
  var subject: String
}
