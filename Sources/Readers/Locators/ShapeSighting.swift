import HandwireFacts
import HandwireFindings

/// What one declaration looks like before it is known what the others are.
struct ShapeSighting: Sendable {
  enum Kind: Sendable {
    case byType, ownCache, wrapper, filler
  }

  var kind: Kind
  var place: Place
  var owner: TypeIdentifier?
  var name: String
  /// Labels of a subscript.
  var labels: [String]
  /// It reads stored state itself, or a library's container.
  var hasState: Bool
  /// Declarations that it calls: one of them being a locator makes it one.
  var forwards: [Place]
  /// Holders that it reads.
  var holders: [TypeIdentifier]
  var isSubscript: Bool
  var key: LocatorFunction.Key?
}
