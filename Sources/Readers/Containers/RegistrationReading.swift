import HandwireFacts

/// Recognizes the registrations of one kind of container.
protocol RegistrationReading {
  /// `nil` where the node is none of its registrations; only the calls of a body are asked about.
  func registration(at node: CodeNode, in body: BodyFact, site: CodeSite) -> Registration?
}
