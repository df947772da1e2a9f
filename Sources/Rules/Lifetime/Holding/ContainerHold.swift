import HandwireFacts

/// One strong reference to what a container gave.
struct ContainerHold: Sendable {
  /// An index into `RegisteredGraph.requests`.
  let request: Int
  /// An index into `RegisteredGraph.objects`.
  let held: Int
  /// The properties on the way, the holder's own first; more than one where an object in between is not registered.
  let members: [CodeMember]
  /// Set after construction: by a lazy wrapper, or by what runs once the holder is made.
  let isLater: Bool

  /// `draft`, `box.draft`
  var path: String { members.map(\.name).joined(separator: ".") }
}
