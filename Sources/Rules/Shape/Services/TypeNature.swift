import HandwireFacts

/// What a type is to the object graph.
enum TypeNature: Hashable, Sendable {
  /// Does things for others: it is handed over, and it matters which one.
  case service
  /// Only holds values.
  case data
  /// A view, a controller, or what else the interface frameworks hold.
  case interface
  /// A protocol through which an object tells its owner something: a delegate, an observer, an output.
  case callback
  case unknown
}
